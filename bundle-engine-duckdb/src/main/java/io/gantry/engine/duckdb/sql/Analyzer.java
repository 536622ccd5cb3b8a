// SPDX-License-Identifier: Apache-2.0
package io.gantry.engine.duckdb.sql;

import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.Analysis;
import io.gantry.api.query.TableCatalog;
import io.gantry.api.query.TableInfo;
import io.gantry.api.query.TableName;
import io.gantry.engine.duckdb.database.Database;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;

/**
 * Says what statements are. Keeps what the text says by text, and the tables as one snapshot that is read anew when a
 * table was loaded, or when a statement names one that the snapshot does not have. Thread-safe.
 */
public final class Analyzer implements TableCatalog {
    private static final int KEPT_STATEMENTS = 512;
    private static final int LONGEST_KEPT = 64 * 1024;
    private static final int MAX_VIEW_DEPTH = 64;

    private final Database database;
    private final StatementParser parser;
    private final Map<String, ParsedStatement> parsed = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ParsedStatement> eldest) {
            return size() > KEPT_STATEMENTS;
        }
    };
    private volatile @Nullable CatalogSnapshot snapshot;

    /**
     * Looks into one database.
     *
     * @param database open
     */
    public Analyzer(Database database) {
        this.database = database;
        this.parser = new StatementParser(database);
    }

    /**
     * Says what a statement is.
     *
     * @param sql one statement
     * @return what the api tells of it, and the text to run
     * @throws QueryException if it is no single query, or names a table that is not there
     */
    public Verdict analyze(String sql) {
        ParsedStatement statement = parse(sql);
        Set<TableName> tables = resolve(statement.references());
        return new Verdict(new Analysis(statement.kind(), tables, statement.limited()), statement.sql());
    }

    /** Forgets which tables there were. */
    public void tablesChanged() {
        snapshot = null;
    }

    @Override
    public List<TableInfo> tables() {
        return readSnapshot().tables();
    }

    @Override
    public Optional<TableInfo> table(TableName name) {
        return readSnapshot().find(name).map(CatalogTable::info);
    }

    /**
     * A table that has to be there.
     *
     * @param name compared as DuckDB compares names
     * @return the table
     * @throws QueryException with TABLE_DOES_NOT_EXIST
     */
    public TableInfo existing(TableName name) {
        CatalogSnapshot catalog = readSnapshot();
        return catalog.find(name)
                .map(CatalogTable::info)
                .orElseThrow(() -> new UnknownTable(name.toString(), name.table(), catalog.tables()).exception());
    }

    private ParsedStatement parse(String sql) {
        synchronized (parsed) {
            ParsedStatement known = parsed.get(sql);
            if (known != null) {
                return known;
            }
        }
        ParsedStatement statement = parser.parse(sql);
        if (sql.length() <= LONGEST_KEPT) {
            synchronized (parsed) {
                parsed.put(sql, statement);
            }
        }
        return statement;
    }

    private Set<TableName> resolve(References references) {
        CatalogSnapshot known = snapshot;
        boolean complete = known != null
                && references.tables().stream()
                        .allMatch(path -> known.find(path, "").isPresent());
        CatalogSnapshot catalog = complete ? Objects.requireNonNull(known) : readSnapshot();
        var names = new LinkedHashSet<TableName>();
        add(references, "", catalog, names, 0);
        return names;
    }

    private void add(References references, String schema, CatalogSnapshot catalog, Set<TableName> names, int depth) {
        for (String function : references.functions()) {
            if (catalog.isMacro(function)) {
                throw new RefusedException(
                        "function " + function + " is a macro of the database, which queries may not call");
            }
        }
        for (TablePath path : references.tables()) {
            CatalogTable table = catalog.find(path, schema)
                    .orElseThrow(() -> new UnknownTable(path.toString(), path.table(), catalog.tables()).exception());
            if (names.add(table.info().name()) && table.viewQuery().isPresent()) {
                addView(table.info().name(), table.viewQuery().get(), catalog, names, depth);
            }
        }
    }

    private void addView(TableName view, String query, CatalogSnapshot catalog, Set<TableName> names, int depth) {
        if (depth == MAX_VIEW_DEPTH) {
            throw new QueryException(
                    QueryErrorCode.QUERY_VALIDATION,
                    "views stand on views more than " + MAX_VIEW_DEPTH + " deep: " + view);
        }
        add(parser.references(query), view.schema(), catalog, names, depth + 1);
    }

    private CatalogSnapshot readSnapshot() {
        try (DuckDBConnection connection = database.connect()) {
            CatalogSnapshot read = CatalogSnapshot.read(connection);
            snapshot = read;
            return read;
        } catch (SQLException e) {
            throw new QueryException(QueryErrorCode.INTERNAL, "the tables cannot be listed: " + e.getMessage(), e);
        }
    }
}

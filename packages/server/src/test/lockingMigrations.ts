/** As one line of small letters, without comments and the bodies of functions; by statement. */
const plainOf = (text: string) =>
  text
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '')
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/["\s]+/g, ' ')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)

interface Rule {
  /** Group `table`: on which; without that group it holds for every table. */
  pattern: RegExp
  /** What is done instead. */
  instead: string
  /** What makes it harmless, where it is in the same action. */
  unless?: RegExp
}

const TABLE = '(?:if exists )?(?:only )?(?<table>\\w+)'
const alter = (action: string) => new RegExp(`^alter table ${TABLE} (?:.*[ ,(])?${action}`)

const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(`^create (?:unique )?index .*?\\bon ${TABLE}`),
    instead: 'add it to LATE_INDEXES (db/lateIndexes.ts)',
  },
  {
    pattern: alter('alter (?:column )?\\w+ (?:set data )?type\\b'),
    instead: 'add a column, fill it by a chore, read both, drop the old one in a later release',
  },
  {
    pattern: alter('alter (?:column )?\\w+ set not null'),
    instead: 'add a check (… is not null) not valid, and validate it in a later migration',
  },
  {
    pattern: alter('add (?:constraint \\w+ )?foreign key'),
    unless: /not valid/,
    instead: 'add it not valid, and validate it in a later migration',
  },
  {
    pattern: alter('add (?:constraint \\w+ )?check'),
    unless: /not valid/,
    instead: 'add it not valid, and validate it in a later migration',
  },
  {
    pattern: alter('add (?:constraint \\w+ )?(?:unique|primary key)'),
    unless: /using index/,
    instead: 'make a unique index late, and add the constraint using it',
  },
  {
    pattern: alter('add column .*\\breferences'),
    instead: 'add the column, then the foreign key not valid',
  },
  {
    pattern: alter('add column .*\\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)'),
    instead: 'add the column without a default, and fill it by a chore',
  },
  { pattern: new RegExp(`^update ${TABLE}`), instead: 'fill it by a chore, a few rows at a time' },
  {
    pattern: new RegExp(`^delete from ${TABLE}`),
    instead: 'take them out by a chore, a few rows at a time',
  },
  {
    pattern: new RegExp(`^(?:lock table|cluster|vacuum full) ${TABLE}`),
    instead: 'find a way without it',
  },
]

const MADE = /^create table (?:if not exists )?(\w+)/

/** Columns that an earlier migration has shown to hold no null: by a check that it validated. */
function knownNotNull(earlier: readonly string[]): Set<string> {
  const checks = new Map<string, string>()
  const known = new Set<string>()
  for (const statement of earlier) {
    const [, table = '', name = '', column = ''] =
      /^alter table (\w+) add constraint (\w+) check \(\(?(\w+) is not null\)?\) not valid/.exec(
        statement,
      ) ?? []
    if (name !== '') checks.set(name, `${table}.${column}`)
    const [, validated = ''] = /validate constraint (\w+)/.exec(statement) ?? []
    known.add(checks.get(validated) ?? '')
  }
  return known
}

/** What may go on although a rule names it: the null was ruled out before. */
function isProven(statement: string, table: string, known: ReadonlySet<string>): boolean {
  const columns = [...statement.matchAll(/alter (?:column )?(\w+) set not null/g)]
  return columns.length > 0 && columns.every(([, column = '']) => known.has(`${table}.${column}`))
}

/**
 * What in a migration would keep writers waiting while it works on every row of a table that is there
 * already, and what is done instead. Tables that the migration makes are nobody's yet.
 *
 * @param earlier Statements of the migrations before it.
 */
export function locksIn(statements: readonly string[], earlier: readonly string[] = []): string[] {
  const plain = statements.flatMap(plainOf)
  const made = new Set(plain.map((statement) => MADE.exec(statement)?.[1]))
  const known = knownNotNull(earlier.flatMap(plainOf))
  return plain.flatMap((statement) =>
    RULES.flatMap(({ pattern, unless, instead }) => {
      const table = pattern.exec(statement)?.groups?.['table']
      if (table === undefined || made.has(table) || unless?.test(statement)) return []
      if (isProven(statement, table, known)) return []
      return [`${statement.slice(0, 100)}: ${instead}`]
    }),
  )
}

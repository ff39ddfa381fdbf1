import { readImports } from './importGraph.mjs'

/** What opens a database, or starts a process that does. */
const OPENS_DATABASE =
  /^packages\/server\/src\/(db\/(client|migrate)|openDatabases|backups\/\w+|test\/(testDatabase|buildTestApp|installation|serverProcess))\.ts$/
const IS_SERVER_TEST = /^packages\/server\/src\/(?!domain\/).*(?<!\.evaluation)\.test\.ts$/

/** What looks at TEST_DATABASE_URL; without it a test opens the embedded database, whatever that says. */
const ASKS_WHICH =
  /^packages\/server\/src\/test\/(testDatabase|installation)\.ts$|\.postgres\.test\.ts$/

/** Whether a file, or anything that it reaches by import, is one of these. */
function reaches(imports, file, which) {
  const seen = new Set()
  const waiting = [file]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    if (which.test(at)) return true
    waiting.push(...(imports.get(at) ?? []))
  }
  return false
}

const serverTests = (imports) => [...imports.keys()].filter((file) => IS_SERVER_TEST.test(file))

/** Tests of the server that open no database, by what they import. */
export function testsWithoutDatabase() {
  const imports = readImports()
  return serverTests(imports).filter((file) => !reaches(imports, file, OPENS_DATABASE))
}

/** Tests of the server that a PostgreSQL makes no difference to, by what they import. */
export function testsWithoutPostgres() {
  const imports = readImports()
  return serverTests(imports).filter((file) => !reaches(imports, file, ASKS_WHICH))
}

import { readImports } from './importGraph.mjs'

/** What opens a database, or starts a process that does. */
const OPENS_DATABASE =
  /^packages\/server\/src\/(db\/(client|migrate)|openDatabases|backups\/\w+|test\/(testDatabase|buildTestApp|installation|serverProcess))\.ts$/
const IS_SERVER_TEST = /^packages\/server\/src\/(?!engine\/|domain\/).*(?<!\.evaluation)\.test\.ts$/

/** Whether a file, or anything that it reaches by import, opens a database. */
function reachesDatabase(imports, file) {
  const seen = new Set()
  const waiting = [file]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    if (OPENS_DATABASE.test(at)) return true
    waiting.push(...(imports.get(at) ?? []))
  }
  return false
}

/** Tests of the server that open no database, by what they import. */
export function testsWithoutDatabase() {
  const imports = readImports()
  return [...imports.keys()].filter(
    (file) => IS_SERVER_TEST.test(file) && !reachesDatabase(imports, file),
  )
}

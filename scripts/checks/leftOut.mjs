const VARIABLE = 'TESTS_LEFT_OUT'

/** The environment in which Vitest leaves tests out: its own `--exclude` does not reach projects. */
export const leavingOut = (globs) => ({ [VARIABLE]: JSON.stringify(globs) })

/** The tests that this run leaves out. */
export const leftOut = () => JSON.parse(process.env[VARIABLE] ?? '[]')

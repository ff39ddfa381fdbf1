const VARIABLE = 'TESTS_LEFT_OUT'

/** Passes exclusions by environment, because Vitest's `--exclude` does not reach projects. */
export const leavingOut = (globs) => ({ [VARIABLE]: JSON.stringify(globs) })

export const leftOut = () => JSON.parse(process.env[VARIABLE] ?? '[]')

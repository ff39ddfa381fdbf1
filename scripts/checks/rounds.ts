/** Set by `npm run test:all`. */
export const isWhole = process.env['TESTS_DEPTH'] === 'whole'

/** Returns `many` in `npm run test:all`, otherwise `few`. */
export const rounds = (few: number, many: number): number => (isWhole ? many : few)

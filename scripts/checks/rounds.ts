/** Everything is asked of every test: `npm run test:all`. */
export const isWhole = process.env['TESTS_DEPTH'] === 'whole'

/** How often a test goes round: `few` times where a change is checked, `many` in `npm run test:all`. */
export const rounds = (few: number, many: number): number => (isWhole ? many : few)

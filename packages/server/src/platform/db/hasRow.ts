/** Returns true if the statement found or wrote a row. */
export const hasRow = async (statement: { executeTakeFirst(): Promise<unknown> }) =>
  (await statement.executeTakeFirst()) !== undefined

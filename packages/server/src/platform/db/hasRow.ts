/** Whether a statement answers a row: one that it finds, or one that it has written. */
export const hasRow = async (statement: { executeTakeFirst(): Promise<unknown> }) =>
  (await statement.executeTakeFirst()) !== undefined

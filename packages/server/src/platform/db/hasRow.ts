export const hasRow = async (statement: { executeTakeFirst(): Promise<unknown> }) =>
  (await statement.executeTakeFirst()) !== undefined

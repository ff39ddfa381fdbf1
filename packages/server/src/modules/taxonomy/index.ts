export { nameCategory, nameTag } from './messageIds.ts'
export { categoryRows, findCategoryId, findTagId, tagRows } from './taxonomy.queries.ts'

export { nameCategory, nameTag } from './messageIds.ts'
export { rememberSeeded, seededAmong } from './seededItems.ts'
export { categoryRows, findCategoryId, findTagId, tagRows } from './taxonomy.queries.ts'

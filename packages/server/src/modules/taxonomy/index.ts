export { nameCategory, nameTag, rememberSeeded, seededAmong } from './taxonomy.queries.ts'
export { categoryRows, findCategoryId, findTagId, tagRows } from './taxonomy.queries.ts'

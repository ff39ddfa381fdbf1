export { nameCategory, nameTag, rememberSeeded, filterSeeded } from './taxonomy.queries.ts'
export { categoryRows, findCategoryId, findTagId, tagRows } from './taxonomy.queries.ts'

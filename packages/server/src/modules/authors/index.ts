export { findAuthor, findPublished, listAddresses, blocksBetween } from './authors.queries.ts'
export { hasBlocked, isBlocking } from './authors.queries.ts'

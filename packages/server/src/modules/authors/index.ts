export { findAuthor, findPublished, listAddresses } from './authors.queries.ts'
export { blocksBetween, hasBlocked, isBlocking } from './blocks.queries.ts'

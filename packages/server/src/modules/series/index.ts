export { findNextPart, findPlace, insertSeries, listAddresses } from './series.queries.ts'
export { listParts, setParts } from './series.queries.ts'

export {
  findNextPart,
  findPlace,
  insertSeries,
  listAddresses,
  listParts,
  setParts,
} from './series.queries.ts'

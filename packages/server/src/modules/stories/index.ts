export { readStory } from './getStory.ts'
export { listForSearchEngines } from './listForSearchEngines.ts'
export { type DemoContext, runDemo } from './playDemo.ts'
export { deleteOldSharers } from './shareStory.ts'

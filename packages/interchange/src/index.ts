export * from './shared/importedStory.ts'
export { IMPORT_LIMITS } from './shared/importLimits.ts'
export { readAbout } from './json/readAbout.ts'
export type { AboutStory } from '@kathasagar/story/schema'
export { aboutOf, matchTaxonomy, type TaxonomyNames } from './json/taxonomyNames.ts'
export type { ExportedStory } from './json/exportedStory.ts'
export { storePictures, type StorePicture } from './files/storePictures.ts'
export { isPictureName } from './files/findPicture.ts'
export { readFiles } from './files/readFiles.ts'
export type { SourceFile } from './shared/sourceFile.ts'
export { readStory } from './files/readStory.ts'
export {
  exportedFileName,
  exportFile,
  formatsFor,
  type ExportSources,
} from './writing/exportFile.ts'
export { base64Of } from './shared/base64Of.ts'
export type { ReadPicture } from './writing/withPictures.ts'

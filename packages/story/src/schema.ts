export {
  count,
  nonEmptyName,
  nonEmptyText,
  nameText,
  showableText,
  text,
} from './schema/fields/fields.ts'
export { condition } from './schema/fields/condition.ts'
export { formInteger, objectOrJson, objectOrValidJson } from './schema/fields/formValues.ts'
export { named, namingOf } from './schema/fields/named.ts'
export { CoverImageUrl, PlateImageUrl } from './schema/fields/pictureUrl.ts'
export { AboutStory } from './schema/aboutStory.ts'
export { InputField, askedFields } from './schema/inputField.ts'
export { Certificate } from './schema/certificate.ts'
export { ChoiceCheck } from './schema/choiceCheck.ts'
export {
  DEFAULT_STRUCTURE,
  DraftNode,
  DraftStructure,
  StoredStructure,
} from './schema/draftStructure.ts'
export { Fact } from './schema/fact.ts'
export { ReviewFinding, PathStep } from './schema/finding.ts'
export { FullGameConfig, StoredGameConfig } from './schema/gameConfig.ts'
export { GameRules, InitialXp } from './schema/gameRules.ts'
export { ImportNote } from './schema/importNotes.ts'
export { InkProgram, InkScene, InkWalk } from './schema/inkProgram.ts'
export { pageHash, PageLinks, PageProgram, PageShown, PageStep } from './schema/pageProgram.ts'
export { PlayedWorld } from './schema/playedWorld.ts'
export {
  CastMember,
  CodexPage,
  phrases,
  Plate,
  Reaction,
  Thing,
  Topic,
} from './schema/storyParts.ts'
export { StoryStructure } from './schema/structure.ts'
export { Sets, StateValue, TypedWords, WrittenVariable } from './schema/variables.ts'

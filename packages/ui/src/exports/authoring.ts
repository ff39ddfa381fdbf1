export type { OwnPictures } from '../features/authoring/model/ownPictures.ts'
export type { StoryMove } from '../features/authoring/components/MyStoryList/MyStoryList.tsx'
export type { MyStoryState } from '../features/authoring/components/MyStoryList/MyStoryList.tsx'
export type { IdeaDraftProps } from '../features/authoring/components/StoryBeginning/StoryBeginning.tsx'
export type { StoryShape } from '../features/authoring/components/StoryBeginning/StoryBeginning.tsx'
export { StoryBeginning } from '../features/authoring/components/StoryBeginning/StoryBeginning.tsx'
export type { StoryBeginningProps } from '../features/authoring/components/StoryBeginning/StoryBeginning.tsx'
export type { ReadStructure } from '../features/authoring/components/StructureJson/StructureJson.tsx'
export type { StructureFocus } from '../features/authoring/model/structure/structureFocus.ts'
export type {
  StoryLanguage,
  TryInputs,
  TypicalAnswer,
} from '../features/authoring/model/structure/storyLanguage.ts'
export type {
  PlayablePage,
  Reading,
  ReadStory,
  StoryExchange,
} from '../features/authoring/model/storyExchange.ts'
export { StructureTab } from '../features/authoring/components/StructureTab/StructureTab.tsx'
export type { StructureTabProps } from '../features/authoring/components/StructureTab/StructureTab.tsx'
export {
  openMemory,
  type EditorMemory,
} from '../features/authoring/model/structure/structureHistory.ts'
export type { TestPlay } from '../features/authoring/components/TestPlayDialog/useTestTurns.ts'
export type { TryOpen } from '../features/authoring/components/OpenStory/OpenStoryForm.tsx'
export { AdminStoryFormScreen } from '../features/admin/screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
export type { AdminStoryFormScreenProps } from '../features/admin/screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
export { CreateStoryScreen } from '../features/authoring/screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type { LocalCopyState } from '../features/authoring/screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type {
  EditStoryFormProps,
  SaveOutcome,
} from '../features/authoring/screens/EditStoryScreen/EditStoryScreen.tsx'
export { EditStoryScreen } from '../features/authoring/screens/EditStoryScreen/EditStoryScreen.tsx'
export { PreviewLinkScreen } from '../features/authoring/screens/PreviewLinkScreen/PreviewLinkScreen.tsx'
export type { TextChange } from '../features/authoring/screens/VersionsScreen/VersionsScreen.tsx'
export { VersionsScreen } from '../features/authoring/screens/VersionsScreen/VersionsScreen.tsx'
export type { Comparison } from '../features/authoring/screens/VersionsScreen/VersionsScreen.tsx'
export { FreeInputsScreen } from '../features/authoring/screens/FreeInputsScreen/FreeInputsScreen.tsx'
export type { FreeInputsView } from '../features/authoring/screens/FreeInputsScreen/FreeInputsScreen.tsx'
export { type StoryCounts, previewStory } from '../features/authoring/model/previewStory.ts'
export type {
  CommandField,
  StoryFieldName,
  StoryFormErrors,
  StoryFormValues,
} from '../features/authoring/model/storyForm.ts'
export { coerced, storyNumbers } from '../features/authoring/model/storyNumbers.ts'
export type { StoryNumberName } from '../features/authoring/model/storyNumbers.ts'
export {
  firstFaulty,
  STORY_TABS,
  tabOf,
  type StoryTab,
} from '../features/authoring/model/storyTabs.ts'
export { authoringMessages } from '../messages/authoringMessages.ts'
export type { AuthoringMessages } from '../messages/en.ts'
export { useAuthoringMessages } from '../messages/useAuthoringMessages.ts'

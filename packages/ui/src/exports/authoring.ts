export type { OwnPictures, UploadOutcome } from '../features/authoring/model/ownPictures.ts'
export {
  CoverField,
  type CoverFieldProps,
} from '../features/authoring/components/CoverField/CoverField.tsx'
export { LocalCopyNotice } from '../features/authoring/components/LocalCopyNotice/LocalCopyNotice.tsx'
export type { LocalCopyNoticeProps } from '../features/authoring/components/LocalCopyNotice/LocalCopyNotice.tsx'
export { MarkdownField } from '../features/authoring/components/MarkdownField/MarkdownField.tsx'
export type { MarkdownFieldProps } from '../features/authoring/components/MarkdownField/MarkdownField.tsx'
export type { StoryMove } from '../features/authoring/components/MyStoryList/movesIn.ts'
export { MyStoryList } from '../features/authoring/components/MyStoryList/MyStoryList.tsx'
export type {
  MyStoryListProps,
  MyStoryState,
} from '../features/authoring/components/MyStoryList/MyStoryList.tsx'
export { UnpublishedChanges } from '../features/authoring/components/UnpublishedChanges/UnpublishedChanges.tsx'
export type { UnpublishedChangesProps } from '../features/authoring/components/UnpublishedChanges/UnpublishedChanges.tsx'
export { ReviewFindings } from '../features/authoring/components/ReviewFindings/ReviewFindings.tsx'
export type { ReviewFindingsProps } from '../features/authoring/components/ReviewFindings/ReviewFindings.tsx'
export { StoryCertificate } from '../features/authoring/components/StoryCertificate/StoryCertificate.tsx'
export type { StoryCertificateProps } from '../features/authoring/components/StoryCertificate/StoryCertificate.tsx'
export { StoryConflict } from '../features/authoring/components/StoryConflict/StoryConflict.tsx'
export type { StoryConflictProps } from '../features/authoring/components/StoryConflict/StoryConflict.tsx'
export type { IdeaDraftProps } from '../features/authoring/components/StoryBeginning/IdeaDraft.tsx'
export type { StoryShape } from '../features/authoring/components/StoryBeginning/StoryBeginning.tsx'
export { StoryBeginning } from '../features/authoring/components/StoryBeginning/StoryBeginning.tsx'
export type { StoryBeginningProps } from '../features/authoring/components/StoryBeginning/StoryBeginning.tsx'
export { StoryFormPage } from '../features/authoring/components/StoryFormPage/StoryFormPage.tsx'
export type {
  LeaveGuard,
  StoryFormPageProps,
} from '../features/authoring/components/StoryFormPage/StoryFormPage.tsx'
export { StoryFormTabs } from '../features/authoring/components/StoryFormTabs/StoryFormTabs.tsx'
export type {
  StructureEditing,
  StoryFormTabsProps,
} from '../features/authoring/components/StoryFormTabs/StoryFormTabs.tsx'
export { StoryInsightPanel } from '../features/authoring/components/StoryInsightPanel/StoryInsightPanel.tsx'
export type { StoryInsightPanelProps } from '../features/authoring/components/StoryInsightPanel/StoryInsightPanel.tsx'
export { StoryPreview } from '../features/authoring/components/StoryPreview/StoryPreview.tsx'
export type { StoryPreviewProps } from '../features/authoring/components/StoryPreview/StoryPreview.tsx'
export type { ReadStructure } from '../features/authoring/components/StructureJson/useJsonText.ts'
export type { StructureFocus } from '../features/authoring/model/structure/structureFocus.ts'
export type {
  StoryLanguage,
  TryInputs,
  TypicalAnswer,
} from '../features/authoring/model/structure/storyLanguage.ts'
export type { StructureTools } from '../features/authoring/components/StructureEditor/structureTools.ts'
export type {
  LeavingFormat,
  PlayablePage,
  Reading,
  ReadStory,
  StoryExchange,
} from '../features/authoring/model/storyExchange.ts'
export { StructureEditor } from '../features/authoring/components/StructureEditor/StructureEditor.tsx'
export type { StructureEditorProps } from '../features/authoring/components/StructureEditor/StructureEditor.tsx'
export { StructureGraph } from '../features/authoring/components/StructureGraph/StructureGraph.tsx'
export type { StructureGraphProps } from '../features/authoring/components/StructureGraph/StructureGraph.tsx'
export { StructureJson } from '../features/authoring/components/StructureJson/StructureJson.tsx'
export { StructureTab } from '../features/authoring/components/StructureTab/StructureTab.tsx'
export type { StructureTabProps } from '../features/authoring/components/StructureTab/StructureTab.tsx'
export {
  openMemory,
  type EditorMemory,
} from '../features/authoring/model/structure/editorMemory.ts'
export { TagToggleGroup } from '../features/authoring/components/TagToggleGroup/TagToggleGroup.tsx'
export type { TagToggleGroupProps } from '../features/authoring/components/TagToggleGroup/TagToggleGroup.tsx'
export {
  SeriesForm,
  type SeriesFormProps,
} from '../features/authoring/components/SeriesForm/SeriesForm.tsx'
export { SeriesPartList } from '../features/authoring/components/SeriesPartList/SeriesPartList.tsx'
export type { SeriesPartListProps } from '../features/authoring/components/SeriesPartList/SeriesPartList.tsx'
export type {
  TestPlay,
  TestPlayAsked,
} from '../features/authoring/components/TestPlayDialog/testPlay.ts'
export type { TryOpen } from '../features/authoring/components/OpenStory/OpenStoryForm.tsx'
export { TestPlayDialog } from '../features/authoring/components/TestPlayDialog/TestPlayDialog.tsx'
export { AdminStoryFormScreen } from '../features/admin/screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
export type { AdminStoryFormScreenProps } from '../features/admin/screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
export { CreateStoryScreen } from '../features/authoring/screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type {
  CreateStoryScreenProps,
  LocalCopyState,
} from '../features/authoring/screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type {
  EditStoryFormProps,
  SaveOutcome,
} from '../features/authoring/screens/EditStoryScreen/EditStoryForm.tsx'
export { EditStoryScreen } from '../features/authoring/screens/EditStoryScreen/EditStoryScreen.tsx'
export type { EditStoryScreenProps } from '../features/authoring/screens/EditStoryScreen/EditStoryScreen.tsx'
export { PreviewLinkScreen } from '../features/authoring/screens/PreviewLinkScreen/PreviewLinkScreen.tsx'
export type { PreviewLinkScreenProps } from '../features/authoring/screens/PreviewLinkScreen/PreviewLinkScreen.tsx'
export type { TextChange } from '../features/authoring/model/textDifference.ts'
export { VersionsScreen } from '../features/authoring/screens/VersionsScreen/VersionsScreen.tsx'
export type {
  Comparison,
  VersionsScreenProps,
} from '../features/authoring/screens/VersionsScreen/VersionsScreen.tsx'
export { FreeInputsScreen } from '../features/authoring/screens/FreeInputsScreen/FreeInputsScreen.tsx'
export type {
  FreeInputsScreenProps,
  FreeInputsView,
} from '../features/authoring/screens/FreeInputsScreen/FreeInputsScreen.tsx'
export {
  type PreviewOf,
  type StoryCounts,
  previewStory,
} from '../features/authoring/model/previewStory.ts'
export type {
  CommandField,
  StoryFieldName,
  StoryForm,
  StoryFormErrors,
  StoryFormValues,
  TextFieldName,
} from '../features/authoring/model/storyForm.ts'
export { bindText } from '../features/authoring/model/storyForm.ts'
export { coerced, storyNumbers } from '../features/authoring/model/storyNumbers.ts'
export type { NumberRule, StoryNumberName } from '../features/authoring/model/storyNumbers.ts'
export {
  createOptions,
  editOptions,
  type StoryOptions,
} from '../features/authoring/model/storyOptions.ts'
export {
  firstFaulty,
  STORY_TABS,
  tabOf,
  type StoryTab,
} from '../features/authoring/model/storyTabs.ts'
export { useFindingText } from '../features/authoring/model/useFindingText.ts'
export { authoringMessages } from '../messages/authoringMessages.ts'
export type { AuthoringMessages } from '../messages/en.ts'
export { useAuthoringMessages } from '../messages/useAuthoringMessages.ts'

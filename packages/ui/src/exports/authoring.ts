export type { OwnPictures, UploadOutcome } from '../authoring/ownPictures.ts'
export { CoverField, type CoverFieldProps } from '../components/authoring/CoverField/CoverField.tsx'
export { LocalCopyNotice } from '../components/authoring/LocalCopyNotice/LocalCopyNotice.tsx'
export type { LocalCopyNoticeProps } from '../components/authoring/LocalCopyNotice/LocalCopyNotice.tsx'
export { MarkdownField } from '../components/authoring/MarkdownField/MarkdownField.tsx'
export type { MarkdownFieldProps } from '../components/authoring/MarkdownField/MarkdownField.tsx'
export type { StoryMove } from '../components/authoring/MyStoryList/movesIn.ts'
export { MyStoryList } from '../components/authoring/MyStoryList/MyStoryList.tsx'
export type {
  MyStoryListProps,
  MyStoryState,
} from '../components/authoring/MyStoryList/MyStoryList.tsx'
export { UnpublishedChanges } from '../components/authoring/UnpublishedChanges/UnpublishedChanges.tsx'
export type { UnpublishedChangesProps } from '../components/authoring/UnpublishedChanges/UnpublishedChanges.tsx'
export { ReviewFindings } from '../components/authoring/ReviewFindings/ReviewFindings.tsx'
export type { ReviewFindingsProps } from '../components/authoring/ReviewFindings/ReviewFindings.tsx'
export { StoryCertificate } from '../components/authoring/StoryCertificate/StoryCertificate.tsx'
export type { StoryCertificateProps } from '../components/authoring/StoryCertificate/StoryCertificate.tsx'
export { StoryConflict } from '../components/authoring/StoryConflict/StoryConflict.tsx'
export type { StoryConflictProps } from '../components/authoring/StoryConflict/StoryConflict.tsx'
export type { IdeaDraftProps } from '../components/authoring/StoryBeginning/IdeaDraft.tsx'
export type { StoryShape } from '../components/authoring/StoryBeginning/StoryBeginning.tsx'
export { StoryBeginning } from '../components/authoring/StoryBeginning/StoryBeginning.tsx'
export type { StoryBeginningProps } from '../components/authoring/StoryBeginning/StoryBeginning.tsx'
export { StoryFormPage } from '../components/authoring/StoryFormPage/StoryFormPage.tsx'
export type {
  LeaveGuard,
  StoryFormPageProps,
} from '../components/authoring/StoryFormPage/StoryFormPage.tsx'
export { StoryFormTabs } from '../components/authoring/StoryFormTabs/StoryFormTabs.tsx'
export type {
  StructureEditing,
  StoryFormTabsProps,
} from '../components/authoring/StoryFormTabs/StoryFormTabs.tsx'
export { StoryInsightPanel } from '../components/authoring/StoryInsightPanel/StoryInsightPanel.tsx'
export type { StoryInsightPanelProps } from '../components/authoring/StoryInsightPanel/StoryInsightPanel.tsx'
export { StoryPreview } from '../components/authoring/StoryPreview/StoryPreview.tsx'
export type { StoryPreviewProps } from '../components/authoring/StoryPreview/StoryPreview.tsx'
export type { JsonFault } from '../components/authoring/StructureJson/jsonFaults.ts'
export type { ReadStructure } from '../components/authoring/StructureJson/useJsonText.ts'
export type { StructureFocus } from '../structure/structureFocus.ts'
export type { StoryLanguage } from '../structure/storyLanguage.ts'
export type { StructureTools } from '../components/authoring/StructureEditor/structureTools.ts'
export type {
  LeavingFormat,
  PlayablePage,
  Reading,
  ReadStory,
  StoryExchange,
} from '../authoring/storyExchange.ts'
export { StructureEditor } from '../components/authoring/StructureEditor/StructureEditor.tsx'
export type { StructureEditorProps } from '../components/authoring/StructureEditor/StructureEditor.tsx'
export { StructureGraph } from '../components/authoring/StructureGraph/StructureGraph.tsx'
export type { StructureGraphProps } from '../components/authoring/StructureGraph/StructureGraph.tsx'
export { StructureJson } from '../components/authoring/StructureJson/StructureJson.tsx'
export type { StructureJsonProps } from '../components/authoring/StructureJson/StructureJson.tsx'
export { StructureTab } from '../components/authoring/StructureTab/StructureTab.tsx'
export type { StructureTabProps } from '../components/authoring/StructureTab/StructureTab.tsx'
export { openMemory, type EditorMemory } from '../structure/editorMemory.ts'
export { TagToggleGroup } from '../components/authoring/TagToggleGroup/TagToggleGroup.tsx'
export type { TagToggleGroupProps } from '../components/authoring/TagToggleGroup/TagToggleGroup.tsx'
export { SeriesForm, type SeriesFormProps } from '../components/authoring/SeriesForm/SeriesForm.tsx'
export { SeriesPartList } from '../components/authoring/SeriesPartList/SeriesPartList.tsx'
export type { SeriesPartListProps } from '../components/authoring/SeriesPartList/SeriesPartList.tsx'
export type { TestPlay, TestPlayAsked } from '../components/authoring/TestPlayDialog/testPlay.ts'
export { TestPlayDialog } from '../components/authoring/TestPlayDialog/TestPlayDialog.tsx'
export { AdminStoryFormScreen } from '../screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
export type { AdminStoryFormScreenProps } from '../screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
export { CreateStoryScreen } from '../screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type {
  CreateStoryScreenProps,
  LocalCopyState,
} from '../screens/CreateStoryScreen/CreateStoryScreen.tsx'
export type { EditStoryFormProps, SaveOutcome } from '../screens/EditStoryScreen/EditStoryForm.tsx'
export { EditStoryScreen } from '../screens/EditStoryScreen/EditStoryScreen.tsx'
export type { EditStoryScreenProps } from '../screens/EditStoryScreen/EditStoryScreen.tsx'
export { PreviewLinkScreen } from '../screens/PreviewLinkScreen/PreviewLinkScreen.tsx'
export type { PreviewLinkScreenProps } from '../screens/PreviewLinkScreen/PreviewLinkScreen.tsx'
export type { TextChange } from '../authoring/textDifference.ts'
export { VersionsScreen } from '../screens/VersionsScreen/VersionsScreen.tsx'
export type { Comparison, VersionsScreenProps } from '../screens/VersionsScreen/VersionsScreen.tsx'
export { FreeInputsScreen } from '../screens/FreeInputsScreen/FreeInputsScreen.tsx'
export type {
  FreeInputsScreenProps,
  FreeInputsView,
} from '../screens/FreeInputsScreen/FreeInputsScreen.tsx'
export { type PreviewOf, type StoryCounts, previewStory } from '../authoring/previewStory.ts'
export type {
  CommandField,
  StoryFieldName,
  StoryForm,
  StoryFormErrors,
  StoryFormValues,
  TextFieldName,
} from '../authoring/storyForm.ts'
export { bindText } from '../authoring/storyForm.ts'
export { coerced, storyNumbers } from '../authoring/storyNumbers.ts'
export type { NumberRule, StoryNumberName } from '../authoring/storyNumbers.ts'
export { createOptions, editOptions, type StoryOptions } from '../authoring/storyOptions.ts'
export { firstFaulty, STORY_TABS, tabOf, type StoryTab } from '../authoring/storyTabs.ts'
export { useFindingText } from '../authoring/useFindingText.ts'
export { authoringMessages } from '../messages/authoringMessages.ts'
export type { AuthoringMessages } from '../messages/en.ts'
export { useAuthoringMessages } from '../messages/useAuthoringMessages.ts'

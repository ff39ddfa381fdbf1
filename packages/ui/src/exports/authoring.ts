export { CoverField } from '../components/authoring/CoverField/CoverField.tsx'
export type { CoverFieldProps } from '../components/authoring/CoverField/CoverField.tsx'
export { CoverPainter } from '../components/authoring/CoverPainter/CoverPainter.tsx'
export type { CoverPainterProps } from '../components/authoring/CoverPainter/CoverPainter.tsx'
export { LocalCopyNotice } from '../components/authoring/LocalCopyNotice/LocalCopyNotice.tsx'
export type { LocalCopyNoticeProps } from '../components/authoring/LocalCopyNotice/LocalCopyNotice.tsx'
export { MarkdownField } from '../components/authoring/MarkdownField/MarkdownField.tsx'
export type { MarkdownFieldProps } from '../components/authoring/MarkdownField/MarkdownField.tsx'
export type { StoryMove } from '../components/authoring/MyStoryList/MyStoryActions.tsx'
export { MyStoryList } from '../components/authoring/MyStoryList/MyStoryList.tsx'
export type {
  MyStoryListProps,
  MyStoryState,
} from '../components/authoring/MyStoryList/MyStoryList.tsx'
export { ReviewFindings } from '../components/authoring/ReviewFindings/ReviewFindings.tsx'
export type { ReviewFindingsProps } from '../components/authoring/ReviewFindings/ReviewFindings.tsx'
export { StoryCertificate } from '../components/authoring/StoryCertificate/StoryCertificate.tsx'
export type { StoryCertificateProps } from '../components/authoring/StoryCertificate/StoryCertificate.tsx'
export { StoryConflict } from '../components/authoring/StoryConflict/StoryConflict.tsx'
export type { StoryConflictProps } from '../components/authoring/StoryConflict/StoryConflict.tsx'
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
export type { ExportFormat, StoryExchange } from '../authoring/storyExchange.ts'
export { StructureTab } from '../components/authoring/StructureTab/StructureTab.tsx'
export type { StructureTabProps } from '../components/authoring/StructureTab/StructureTab.tsx'
export { openMemory } from '../structure/editorMemory.ts'
export type { EditorMemory } from '../structure/editorMemory.ts'
export { TagToggleGroup } from '../components/authoring/TagToggleGroup/TagToggleGroup.tsx'
export type { TagToggleGroupProps } from '../components/authoring/TagToggleGroup/TagToggleGroup.tsx'
export type { TestPlay, TestPlayAsked } from '../components/authoring/TestPlayDialog/testPlay.ts'

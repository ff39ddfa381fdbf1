export { AsideNote, type AsideNoteProps } from '../features/play/components/AsideNote/AsideNote.tsx'
export {
  InputFields,
  type InputFieldsProps,
} from '../features/play/components/InputFields/InputFields.tsx'
export {
  CodexEntry,
  type CodexEntryProps,
} from '../features/story/components/CodexEntry/CodexEntry.tsx'
export { DeclinedNote } from '../features/play/components/DeclinedNote/DeclinedNote.tsx'
export type { DeclinedNoteProps } from '../features/play/components/DeclinedNote/DeclinedNote.tsx'
export { DeleteTaxonomyDialog } from '../features/admin/screens/AdminTaxonomyScreen/DeleteTaxonomyDialog.tsx'
export type { DeleteTaxonomyDialogProps } from '../features/admin/screens/AdminTaxonomyScreen/DeleteTaxonomyDialog.tsx'
export { EarlierTurns } from '../features/play/components/EarlierTurns/EarlierTurns.tsx'
export type { EarlierTurnsProps } from '../features/play/components/EarlierTurns/EarlierTurns.tsx'
export { VariantTools } from '../features/play/components/VariantTools/VariantTools.tsx'
export type { VariantToolsProps } from '../features/play/components/VariantTools/VariantTools.tsx'
export {
  FieldList,
  type FieldListProps,
} from '../features/authoring/components/FieldList/FieldList.tsx'
export { PictureUpload } from '../features/authoring/components/PictureUpload/PictureUpload.tsx'
export type { PictureUploadProps } from '../features/authoring/components/PictureUpload/PictureUpload.tsx'
export { PicturesDialog } from '../features/authoring/components/PicturesDialog/PicturesDialog.tsx'
export type { PicturesDialogProps } from '../features/authoring/components/PicturesDialog/PicturesDialog.tsx'
export { ImportDialog } from '../features/authoring/components/ImportDialog/ImportDialog.tsx'
export type { ImportDialogProps } from '../features/authoring/components/ImportDialog/ImportDialog.tsx'
export { ManuscriptView } from '../features/authoring/components/ManuscriptView/ManuscriptView.tsx'
export type { ManuscriptViewProps } from '../features/authoring/components/ManuscriptView/ManuscriptView.tsx'
export { TurnMapPanel } from '../features/play/components/TurnMapPanel/TurnMapPanel.tsx'
export type { TurnMapPanelProps } from '../features/play/components/TurnMapPanel/TurnMapPanel.tsx'
export {
  MemoryPanel,
  type MemoryPanelProps,
} from '../features/play/components/MemoryPanel/MemoryPanel.tsx'
export {
  NameField,
  type NameFieldProps,
} from '../features/authoring/components/NameField/NameField.tsx'
export { OceanArt } from '../features/site/components/OceanArt/OceanArt.tsx'
export {
  PhraseList,
  type PhraseListProps,
} from '../features/authoring/components/PhraseList/PhraseList.tsx'
export { PickList } from '../features/authoring/components/PickList/PickList.tsx'
export type {
  PickListProps,
  PickOption,
} from '../features/authoring/components/PickList/PickList.tsx'
export { ReviewPanel } from '../features/authoring/components/ReviewPanel/ReviewPanel.tsx'
export type {
  PublishFloors,
  ReviewPanelProps,
} from '../features/authoring/components/ReviewPanel/ReviewPanel.tsx'
export {
  PlayMeters,
  type PlayMetersProps,
} from '../features/play/components/PlayMeters/PlayMeters.tsx'
export {
  ScenePlate,
  type ScenePlateProps,
} from '../features/play/components/ScenePlate/ScenePlate.tsx'
export { SectionPager } from '../features/site/components/SectionPager/SectionPager.tsx'
export type {
  PagerSection,
  PagerState,
  SectionPagerProps,
} from '../features/site/components/SectionPager/SectionPager.tsx'
export { StepCards } from '../features/site/components/StepCards/StepCards.tsx'
export type { Step, StepCardsProps } from '../features/site/components/StepCards/StepCards.tsx'
export {
  StoryParts,
  type StoryPartsProps,
} from '../features/authoring/components/StoryParts/StoryParts.tsx'
export { StructureInspector } from '../features/authoring/components/StructureInspector/StructureInspector.tsx'
export type { StructureInspectorProps } from '../features/authoring/components/StructureInspector/StructureInspector.tsx'
export { StructureOutline } from '../features/authoring/components/StructureOutline/StructureOutline.tsx'
export type { StructureOutlineProps } from '../features/authoring/components/StructureOutline/StructureOutline.tsx'
export { TestPlayState } from '../features/authoring/components/TestPlayState/TestPlayState.tsx'
export type {
  DeclaredVariable,
  PlayedValue,
  TestPlayStateProps,
} from '../features/authoring/components/TestPlayState/TestPlayState.tsx'
export {
  VariedText,
  type VariedTextProps,
} from '../features/authoring/components/VariedText/VariedText.tsx'
export { WhyThisAnswer } from '../features/authoring/components/WhyThisAnswer/WhyThisAnswer.tsx'
export type { WhyThisAnswerProps } from '../features/authoring/components/WhyThisAnswer/WhyThisAnswer.tsx'
export { PageFrame, type PageFrameProps } from '../features/play/components/PageFrame/PageFrame.tsx'

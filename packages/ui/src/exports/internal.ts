export { AsideNote, type AsideNoteProps } from '../components/play/AsideNote/AsideNote.tsx'
export { AskedFields, type AskedFieldsProps } from '../components/play/AskedFields/AskedFields.tsx'
export { CodexEntry, type CodexEntryProps } from '../components/story/CodexEntry/CodexEntry.tsx'
export { DeclinedNote } from '../components/play/DeclinedNote/DeclinedNote.tsx'
export type { DeclinedNoteProps } from '../components/play/DeclinedNote/DeclinedNote.tsx'
export { DeleteTaxonomyDialog } from '../screens/AdminTaxonomyScreen/DeleteTaxonomyDialog.tsx'
export type { DeleteTaxonomyDialogProps } from '../screens/AdminTaxonomyScreen/DeleteTaxonomyDialog.tsx'
export { EarlierTurns } from '../components/play/EarlierTurns/EarlierTurns.tsx'
export type { EarlierTurnsProps } from '../components/play/EarlierTurns/EarlierTurns.tsx'
export { TellingTools } from '../components/play/TellingTools/TellingTools.tsx'
export type { TellingToolsProps } from '../components/play/TellingTools/TellingTools.tsx'
export { FieldList, type FieldListProps } from '../components/authoring/FieldList/FieldList.tsx'
export { PictureUpload } from '../components/authoring/PictureUpload/PictureUpload.tsx'
export type { PictureUploadProps } from '../components/authoring/PictureUpload/PictureUpload.tsx'
export { PicturesDialog } from '../components/authoring/PicturesDialog/PicturesDialog.tsx'
export type { PicturesDialogProps } from '../components/authoring/PicturesDialog/PicturesDialog.tsx'
export { ImportDialog } from '../components/authoring/ImportDialog/ImportDialog.tsx'
export type { ImportDialogProps } from '../components/authoring/ImportDialog/ImportDialog.tsx'
export { InkPanel, type InkPanelProps } from '../components/authoring/InkPanel/InkPanel.tsx'
export { ManuscriptView } from '../components/authoring/ManuscriptView/ManuscriptView.tsx'
export type { ManuscriptViewProps } from '../components/authoring/ManuscriptView/ManuscriptView.tsx'
export { TurnMapPanel } from '../components/play/TurnMapPanel/TurnMapPanel.tsx'
export type { TurnMapPanelProps } from '../components/play/TurnMapPanel/TurnMapPanel.tsx'
export { MemoryPanel, type MemoryPanelProps } from '../components/play/MemoryPanel/MemoryPanel.tsx'
export { NameField, type NameFieldProps } from '../components/authoring/NameField/NameField.tsx'
export { OceanArt } from '../components/landing/OceanArt/OceanArt.tsx'
export { PhraseList, type PhraseListProps } from '../components/authoring/PhraseList/PhraseList.tsx'
export { PickList } from '../components/authoring/PickList/PickList.tsx'
export type { PickListProps, PickOption } from '../components/authoring/PickList/PickList.tsx'
export { ReviewPanel } from '../components/authoring/ReviewPanel/ReviewPanel.tsx'
export type {
  PublishFloors,
  ReviewPanelProps,
} from '../components/authoring/ReviewPanel/ReviewPanel.tsx'
export { PlayMeters, type PlayMetersProps } from '../components/play/PlayMeters/PlayMeters.tsx'
export { ScenePlate, type ScenePlateProps } from '../components/play/ScenePlate/ScenePlate.tsx'
export { SectionPager } from '../components/landing/SectionPager/SectionPager.tsx'
export type {
  PagerSection,
  PagerState,
  SectionPagerProps,
} from '../components/landing/SectionPager/SectionPager.tsx'
export { StepCards } from '../components/landing/StepCards/StepCards.tsx'
export type { Step, StepCardsProps } from '../components/landing/StepCards/StepCards.tsx'
export { StoryParts, type StoryPartsProps } from '../components/authoring/StoryParts/StoryParts.tsx'
export { StructureInspector } from '../components/authoring/StructureInspector/StructureInspector.tsx'
export type { StructureInspectorProps } from '../components/authoring/StructureInspector/StructureInspector.tsx'
export { StructureOutline } from '../components/authoring/StructureOutline/StructureOutline.tsx'
export type { StructureOutlineProps } from '../components/authoring/StructureOutline/StructureOutline.tsx'
export { TestPlayState } from '../components/authoring/TestPlayState/TestPlayState.tsx'
export type {
  DeclaredVariable,
  PlayedValue,
  TestPlayStateProps,
} from '../components/authoring/TestPlayState/TestPlayState.tsx'
export { VariedText, type VariedTextProps } from '../components/authoring/VariedText/VariedText.tsx'
export { WhyThisAnswer } from '../components/authoring/WhyThisAnswer/WhyThisAnswer.tsx'
export type { WhyThisAnswerProps } from '../components/authoring/WhyThisAnswer/WhyThisAnswer.tsx'
export { PageFrame, type PageFrameProps } from '../components/play/PageFrame/PageFrame.tsx'

export { BannerCarousel } from '../features/story/components/BannerCarousel/BannerCarousel.tsx'
export type { BannerCarouselProps } from '../features/story/components/BannerCarousel/BannerCarousel.tsx'
export type {
  BannerArt,
  BannerSlide,
} from '../features/story/components/BannerCarousel/BannerCarousel.tsx'
export {
  CommentForm,
  type CommentFormProps,
} from '../features/story/components/CommentForm/CommentForm.tsx'
export type { Declining } from '../features/story/components/CommentForm/CommentForm.tsx'
export type { CommentAction } from '../features/story/components/CommentList/CommentList.tsx'
export {
  CommentList,
  type CommentListProps,
} from '../features/story/components/CommentList/CommentList.tsx'
export { CommandCostList } from '../features/story/components/CommandCostList/CommandCostList.tsx'
export type { CommandCostListProps } from '../features/story/components/CommandCostList/CommandCostList.tsx'
export { ContinuePlaying } from '../features/story/components/ContinuePlaying/ContinuePlaying.tsx'
export type { ContinuePlayingProps } from '../features/story/components/ContinuePlaying/ContinuePlaying.tsx'
export {
  CountToggle,
  type CountToggleProps,
} from '../features/story/components/CountToggle/CountToggle.tsx'
export {
  FilterSheet,
  type FilterSheetProps,
} from '../features/story/components/FilterSheet/FilterSheet.tsx'
export {
  HomeOverlay,
  type HomeOverlayProps,
} from '../features/story/components/HomeOverlay/HomeOverlay.tsx'
export { LoadMore, type LoadMoreProps } from '../design-system/primitives/LoadMore/LoadMore.tsx'
export { ReportDialog } from '../features/story/components/ReportDialog/ReportDialog.tsx'
export type {
  ReportDialogProps,
  Reported,
} from '../features/story/components/ReportDialog/ReportDialog.tsx'
export {
  StatsPanel,
  type StatsPanelProps,
} from '../features/story/components/StatsPanel/StatsPanel.tsx'
export {
  StatusPill,
  type StatusPillProps,
} from '../features/story/components/StatusPill/StatusPill.tsx'
export {
  StoryCard,
  type StoryCardProps,
} from '../features/story/components/StoryCard/StoryCard.tsx'
export { StoryCardSkeleton } from '../features/story/components/StoryCardSkeleton/StoryCardSkeleton.tsx'
export {
  StoryFacts,
  type StoryFactsProps,
} from '../features/story/components/StoryFacts/StoryFacts.tsx'
export {
  StoryHero,
  type StoryHeroProps,
} from '../features/story/components/StoryHero/StoryHero.tsx'
export {
  SeriesList,
  type SeriesListProps,
} from '../features/story/components/SeriesList/SeriesList.tsx'
export { StoryGrid, WaitingGrid } from '../features/story/components/StoryGrid/StoryGrid.tsx'
export type { StoryGridProps } from '../features/story/components/StoryGrid/StoryGrid.tsx'
export { StoryRow, type StoryRowProps } from '../features/story/components/StoryRow/StoryRow.tsx'
export {
  StorySearch,
  type StorySearchProps,
} from '../features/story/components/StorySearch/StorySearch.tsx'

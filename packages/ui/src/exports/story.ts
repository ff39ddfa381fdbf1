export {
  BannerCarousel,
  type BannerArt,
  type BannerCarouselProps,
  type BannerSlide,
} from '../features/story/components/BannerCarousel/BannerCarousel.tsx'
export {
  StoryCard,
  type StoryCardProps,
} from '../features/story/components/StoryCard/StoryCard.tsx'
export { StoryRow, type StoryRowProps } from '../features/story/components/StoryRow/StoryRow.tsx'

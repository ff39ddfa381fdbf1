export { FeatureGrid } from '../features/site/components/FeatureGrid/FeatureGrid.tsx'
export type {
  Feature,
  FeatureGridProps,
} from '../features/site/components/FeatureGrid/FeatureGrid.tsx'
export { StoryDemo, type StoryDemoProps } from '../features/site/components/StoryDemo/StoryDemo.tsx'
export { WaitlistForm } from '../features/site/components/WaitlistForm/WaitlistForm.tsx'
export type { WaitlistFormProps } from '../features/site/components/WaitlistForm/WaitlistForm.tsx'

export { StoryDemo, type StoryDemoProps } from '../features/site/components/StoryDemo/StoryDemo.tsx'

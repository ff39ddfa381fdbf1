import { StoryDemo, type StoryDemoProps } from '@kathasagar/ui/internal'

export const Demo = (props: StoryDemoProps) => <StoryDemo {...props} />

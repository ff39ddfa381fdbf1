import { StoryDemo, type StoryDemoProps } from '@kathasagar/ui'

export const Demo = (props: StoryDemoProps) => <StoryDemo {...props} />

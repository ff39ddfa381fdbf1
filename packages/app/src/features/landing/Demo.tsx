import { StoryDemo, type StoryDemoProps } from '@kathasagar/ui'

/** The taste of a story: loaded once there is one, since it lies below the first sight. */
export const Demo = (props: StoryDemoProps) => <StoryDemo {...props} />

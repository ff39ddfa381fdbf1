import type { StoryCard as Story } from '@kathasagar/api/contract'
import { Badge, Button, UiProvider } from '@kathasagar/ui'
import { version } from 'react'
import { renderToString } from 'react-dom/server'

// @ts-expect-error -- the contract's types have come along: they are not `any`
export const nonsense: Story = { nonsense: 1 }

const html = renderToString(
  <UiProvider theme="light">
    <Badge tone="positive">Live</Badge>
    <Button onPress={() => undefined}>PLAY</Button>
  </UiProvider>,
)
if (!/<button[^>]*>.*PLAY/s.test(html) || !html.includes('Live')) throw new Error(html)
console.log(`ui was drawn by React ${version}: ${html.length} characters`)

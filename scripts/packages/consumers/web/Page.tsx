import {
  Badge,
  Button,
  ConfirmDialog,
  StoryCard,
  type StoryCardProps,
  Switch,
  UiProvider,
} from '@kathasagar/ui'
import { createTheme } from '@kathasagar/ui/theme'
import { makeStory } from '@kathasagar/api/testing/fixtures'
import { useState } from 'react'

// An app with an Emotion theme of its own keeps it: ours adds nothing to the type.
declare module '@emotion/react' {
  export interface Theme {
    color: number
  }
}

// @ts-expect-error -- the contract's types have come along: they are not `any`
export const nonsense: StoryCardProps['story'] = { nonsense: 1 }

const story = makeStory({ cover_image_url: null })

const noop = () => undefined

const tea = createTheme({ name: 'tea', brand: '#0F766E', action: '#FDE68A' })

export interface PageProps {
  isWholePage: boolean
  cover: string
}

export function Page({ isWholePage, cover }: PageProps) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <ul id="theirs">
        <li>Not ours</li>
      </ul>
      <UiProvider defaultCover={cover} isWholePage={isWholePage} theme={tea}>
        <Badge tone="positive">Live</Badge>
        <Switch isSelected={isOpen} onChange={setIsOpen}>
          Leaving
        </Switch>
        <StoryCard href="#story" story={story} onBookmark={noop} onLike={noop} onPlay={noop} />
        <Button variant="confirm" onPress={() => setIsOpen(true)}>
          Go away
        </Button>
        <ConfirmDialog
          cancelLabel="Stay"
          confirmLabel="Leave"
          isOpen={isOpen}
          title="Leave the story?"
          variant="confirm"
          onClose={() => setIsOpen(false)}
          onConfirm={() => setIsOpen(false)}
        >
          It is kept.
        </ConfirmDialog>
      </UiProvider>
    </>
  )
}

import { composeStory } from '@storybook/react-vite'
import type { Args, Meta, StoryObj } from '@storybook/react-vite'
import { Component, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

import { en } from '../../packages/ui/src/messages/en.ts'
import { UiProvider } from '../../packages/ui/src/providers/UiProvider.tsx'
import type { ThemeName } from '../../packages/ui/src/theme/tokens.ts'
import { argsIn } from '../localized/localizedArgs.ts'
import { PieceLink } from './PieceLink.tsx'
import { chooseTheme, useDrawnTheme } from './useDrawnTheme.ts'
import { useHasComeNear } from './useHasComeNear.ts'
import { GALLERY } from './galleryPieces.ts'
import type { GalleryPiece, StoryFile } from './galleryPieces.ts'

const THEMES: readonly (readonly [theme: ThemeName, name: string])[] = [
  ['dark', 'Night'],
  ['light', 'Day'],
  ['contrast', 'High contrast'],
]

const spoken = <Own extends { args?: Args }>(own: Own) =>
  own.args ? { ...own, args: argsIn(own.args, en) } : own

/** One that cannot be drawn leaves its place blank, and the others as they are. */
class StoryBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => !this.state.hasFailed && this.props.children
}

interface GalleryStoriesProps {
  file: StoryFile
  stories: readonly string[]
}

function GalleryStories({ file, stories }: GalleryStoriesProps) {
  const drawn = useMemo(() => {
    const { default: meta, ...all } = file as { default: Meta } & Record<string, StoryObj>
    return stories.flatMap((name) => {
      const story = all[name]
      return story ? [[name, composeStory(spoken(story), spoken(meta), {}, name)] as const] : []
    })
  }, [file, stories])

  return drawn.map(([name, Story]) => (
    <StoryBoundary key={name}>
      <Story />
    </StoryBoundary>
  ))
}

function GalleryPlace({ name, stories, load }: GalleryPiece) {
  const { place, hasComeNear } = useHasComeNear()
  const [file, setFile] = useState<StoryFile>()

  useEffect(() => {
    if (hasComeNear) void load().then(setFile)
  }, [hasComeNear, load])

  return (
    <figure className="gallery-piece">
      <figcaption>
        <PieceLink name={name} />
      </figcaption>
      <div className="gallery-place sb-unstyled" data-piece={name} ref={place}>
        {file && <GalleryStories file={file} stories={stories} />}
      </div>
    </figure>
  )
}

function ThemeButtons({ theme }: { theme: ThemeName }) {
  return (
    <div aria-label="Theme" className="gallery-themes" role="group">
      {THEMES.map(([value, name]) => (
        <button
          aria-pressed={value === theme}
          key={value}
          onClick={() => chooseTheme(value)}
          type="button"
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** The pieces, alive, in the theme of the toolbar: by what they are for, each name leads to its page. */
export function Gallery() {
  const theme = useDrawnTheme()

  return (
    <>
      <ThemeButtons theme={theme} />
      <UiProvider isWholePage={false} theme={theme}>
        <div className="gallery">
          {GALLERY.map(({ title, pieces }) => (
            <section key={title}>
              <h2>{title}</h2>
              {pieces.map((piece) => (
                <GalleryPlace key={piece.name} {...piece} />
              ))}
            </section>
          ))}
        </div>
      </UiProvider>
    </>
  )
}

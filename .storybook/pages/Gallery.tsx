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
import { WALL } from './wall.ts'
import type { Hung, StoryFile } from './wall.ts'

const THEMES: readonly (readonly [theme: ThemeName, name: string])[] = [
  ['dark', 'Night'],
  ['light', 'Day'],
  ['contrast', 'High contrast'],
]

const spoken = <Own extends { args?: Args }>(own: Own) =>
  own.args ? { ...own, args: argsIn(own.args, en) } : own

/** One that cannot be drawn leaves its place blank, and the wall as it is. */
class Nail extends Component<{ children: ReactNode }, { isLoose: boolean }> {
  override state = { isLoose: false }
  static getDerivedStateFromError = () => ({ isLoose: true })
  override render = () => !this.state.isLoose && this.props.children
}

interface OnWallProps {
  file: StoryFile
  stories: readonly string[]
}

function OnWall({ file, stories }: OnWallProps) {
  const drawn = useMemo(() => {
    const { default: meta, ...all } = file as { default: Meta } & Record<string, StoryObj>
    return stories.flatMap((name) => {
      const story = all[name]
      return story ? [[name, composeStory(spoken(story), spoken(meta), {}, name)] as const] : []
    })
  }, [file, stories])

  return drawn.map(([name, Story]) => (
    <Nail key={name}>
      <Story />
    </Nail>
  ))
}

function HungPiece({ name, stories, load }: Hung) {
  const { place, hasComeNear } = useHasComeNear()
  const [file, setFile] = useState<StoryFile>()

  useEffect(() => {
    if (hasComeNear) void load().then(setFile)
  }, [hasComeNear, load])

  return (
    <figure className="wall-piece">
      <figcaption>
        <PieceLink name={name} />
      </figcaption>
      <div className="wall-place sb-unstyled" data-piece={name} ref={place}>
        {file && <OnWall file={file} stories={stories} />}
      </div>
    </figure>
  )
}

function ThemeDiscs({ theme }: { theme: ThemeName }) {
  return (
    <div aria-label="Theme" className="wall-themes" role="group">
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
      <ThemeDiscs theme={theme} />
      <UiProvider isWholePage={false} theme={theme}>
        <div className="wall">
          {WALL.map(({ title, pieces }) => (
            <section key={title}>
              <h2>{title}</h2>
              {pieces.map((piece) => (
                <HungPiece key={piece.name} {...piece} />
              ))}
            </section>
          ))}
        </div>
      </UiProvider>
    </>
  )
}

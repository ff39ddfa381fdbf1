import { composeStory, type Args, type Meta, type StoryObj } from '@storybook/react-vite'
import { Component, createElement, useMemo, type ReactNode } from 'react'

import { en } from '../../packages/ui/src/messages/en.ts'
import { argsIn } from '../localized/localizedArgs.ts'
import type { StoryFile } from './galleryPieces.ts'

const spoken = <Own extends { args?: Args }>(own: Own) =>
  own.args ? { ...own, args: argsIn(own.args, en) } : own

/** One that cannot be drawn leaves its place blank, and the others as they are. */
class StoryBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => !this.state.hasFailed && this.props.children
}

export interface DrawnStoryProps {
  /** The file of stories, as `import * as` brings it. */
  of: StoryFile
  /** Name of its export. */
  story: string
  /** What is other than in that story. */
  args?: Args
}

/** One story in the middle of a page, in English. */
export function DrawnStory({ of, story, args }: DrawnStoryProps) {
  const drawn = useMemo(() => {
    const { default: meta, ...stories } = of as { default: Meta } & Record<string, StoryObj>
    const own = stories[story]
    if (!own) return null
    const given = spoken({ ...own, args: { ...own.args, ...args } })
    return createElement(composeStory(given, spoken(meta), {}, story))
  }, [of, story, args])

  return <StoryBoundary>{drawn}</StoryBoundary>
}

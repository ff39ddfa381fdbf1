import {
  KEEPSAKE_WORDS,
  type BookFormat,
  type PageLanguage,
  type SentFile,
} from '@kathasagar/api/contract'
import type { Chapter } from '@kathasagar/interchange/book'
import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import type { StoryGraph } from '@kathasagar/story'
import { directionOf } from '@kathasagar/story/directionOf'

import { pictureAddressOf } from '../endings/drawEndingCard.ts'
import { fileNameOf } from '../endings/fileNameOf.ts'
import { plateAt } from '../images/plateAt.ts'
import { readPicture } from '../images/readPicture.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { StoredSession, StoredTurn } from '../sessions/ports.ts'
import { headOf, openStory } from '../sessions/state/openSession.ts'
import type { StoredStory } from '../stories/ports.ts'
import { chaptersOf } from './chaptersOf.ts'
import { creditsOf } from './creditsOf.ts'
import type { RawPicture } from './ports.ts'

/** A longer way is told from there on; nobody has played half of it. */
const MOST_TURNS = 2000

interface Asked {
  sessionId: string
  userId: string
  format: BookFormat
  lang: PageLanguage
}

const FILES: Readonly<Record<BookFormat, { ending: string; media_type: string }>> = {
  epub: { ending: '.epub', media_type: 'application/epub+zip' },
  html: { ending: '.html', media_type: 'text/html' },
}

/** A player's own session as a book, as it was told and with their words as they were. */
export async function getSessionBook(
  ports: Ports,
  { sessionId, userId, format, lang }: Asked,
): Promise<SentFile | Refusal> {
  const session = await ports.store.repositories.sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const { story, graph: whole } = await openStory(ports, session)
  const head = await headOf(ports, session)
  const played = { story, graph: graphAt(whole, head.state), head, session }

  const chapters = await playedChapters(ports, played)
  const pictures = await picturesIn(ports, chapters)
  const author = story.author.display_name ?? ''
  const credited = { author, codex: played.graph.codex, site: ports.siteUrl() }
  const date = ports.clock.now()
  const { contents, cover } = KEEPSAKE_WORDS[lang]
  const bytes = await ports.bookBinder.bindBook({
    format,
    pictures,
    cover: await coverOf(ports, played, author),
    book: {
      id: `urn:uuid:${session.id}`,
      title: story.title,
      author,
      language: story.language,
      direction: directionOf(story.language),
      modified: date,
      chapters: [...chapters, creditsOf({ ...credited, date, lang })],
      words: { contents, cover },
    },
  })
  if (isRefusal(bytes)) return bytes
  const { ending, media_type } = FILES[format]
  return { file_name: fileNameOf(story.title, ending), media_type, bytes }
}

interface Played {
  story: StoredStory
  graph: StoryGraph
  head: StoredTurn
  session: StoredSession
}

async function playedChapters({ store }: Ports, { graph, head, session }: Played) {
  const { turns } = store.repositories
  const [told, steps] = await Promise.all([turns.listPath(head, MOST_TURNS), turns.listSteps(head)])
  const nodes = new Map(steps.map(({ id, node }) => [id, node]))
  return chaptersOf(told, nodes, (node) => ({
    title: graph.has(node) ? graph.titleOf(node) : '',
    plate: graph.has(node) ? plateAt(graph, node, session.version_id) : null,
  }))
}

/** Every picture of a book once, by its address; those that are gone are left out. */
async function picturesIn(ports: Ports, chapters: readonly Chapter[]): Promise<RawPicture[]> {
  const names = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : [])),
  )
  const read = [...new Set(names)].map(async (name) => {
    const bytes = await readPicture(ports, name)
    return bytes === null ? [] : [{ name, bytes }]
  })
  return (await Promise.all(read)).flat()
}

/** The story's own picture with its title, and with the ending where one was reached. */
async function coverOf(ports: Ports, { story, graph, head, session }: Played, author: string) {
  const { node } = head.state
  const way = { story, graph, versionId: session.version_id, node: '' }
  const address = pictureAddressOf(way)
  return {
    shape: 'tall' as const,
    storyTitle: author,
    endingTitle: story.title,
    direction: directionOf(story.language),
    deeds: [],
    place: { number: 0, total: 0 },
    placeWords: graph.isEnding(node) ? graph.titleOf(node) : '',
    picture: address === null ? null : await readPicture(ports, address),
  }
}

import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { insertStory, storyRow } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, openPlay, type Play } from '../../test/play.ts'
import { newSeries } from '../../test/series.ts'

const app = await openTestApp()

const TOWER: StoryStructure = {
  start_node: 'tower',
  state: {
    key: { flag: false, known: true, label: 'The key hangs in the well.' },
    muddy: { flag: false, label: 'Your shoes are muddy.' },
  },
  nodes: {
    tower: {
      title: 'The Tower',
      text: 'The tower has one door.',
      choices: [
        { text: 'Knock', target: 'road', sets: { muddy: true } },
        { text: 'Unlock it', target: 'room', if: 'key', locked: 'You have no key.' },
      ],
    },
    road: {
      title: 'The Road',
      text: 'They throw you out past the well, where something glints.',
      enters: { sets: { key: true } },
      choices: [],
    },
    room: { title: 'The Room', text: 'A room full of sea.', choices: [] },
  },
}

const begin = async (player: Player, storyId: string, given: object = {}) =>
  (await openPlay(app, player, storyId, given)).session

async function toRoad(play: Play) {
  await play.choose('Knock')
  return app.ask('getEnding', play.on())
}

test('opens a choice by knowledge from an ending in the next session, and marks it as new only once', async () => {
  const first = await beginPlay(app, { structure: TOWER })
  const before = first.session.session_data

  const { learned } = await toRoad(first)
  const again = await first.again()
  const { session_data: next } = again.session

  expect(before).toMatchObject({ choices: ['Knock'], locked: [{ text: 'Unlock it' }] })
  expect(before.known).toBeUndefined()
  expect(learned).toEqual(['The key hangs in the well.'])
  expect(next).toMatchObject({
    choices: ['Knock', 'Unlock it'],
    known: ['The key hangs in the well.'],
  })
  expect((await toRoad(again)).learned).toBeUndefined()
})

test('does not apply knowledge to sessions that ignore it, to other players, or after deletion of its session', async () => {
  const first = await beginPlay(app, { structure: TOWER })
  await toRoad(first)

  const afresh = await begin(first.player, first.storyId, { ignore_earlier_plays: true })
  const stranger = await begin(await app.register(), first.storyId)
  await app.call('deleteSession', first.on())
  const deleted = await begin(first.player, first.storyId)

  for (const { session_data } of [afresh, stranger, deleted]) {
    expect(session_data.choices).toEqual(['Knock'])
  }
})

test('begins a later part of a series with the last ending of the earlier part', async () => {
  const first = await beginPlay(app, { structure: TOWER })
  const { author_id } = await storyRow(app.db, first.storyId)
  const later = await insertStory(app.db, { structure: TOWER, author_id })
  await newSeries(app.db, { author_id, story_ids: [first.storyId, later.id] })
  await toRoad(first)

  const next = await begin(first.player, later.id)
  const session = await begin(first.player, first.storyId, { ignore_earlier_plays: true })

  expect(next.session_data.choices).toEqual(['Knock', 'Unlock it'])
  expect(session.session_data.choices).toEqual(['Knock'])
})

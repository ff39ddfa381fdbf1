import type { VersionDifference } from '../authoring/versionDifference.ts'

/** A scene in other words, one that is new and one that is gone, and somebody new. */
export const sampleDifference: VersionDifference = {
  groups: [
    {
      group: 'nodes',
      parts: [
        {
          name: 'jetty',
          title: 'The jetty',
          change: 'changed',
          pieces: [
            { change: 'same', text: 'The ferryman waits with ' },
            { change: 'removed', text: 'one hand' },
            { change: 'added', text: 'both hands' },
            { change: 'same', text: ' on the rope.\n→ Cross with him (island)' },
          ],
        },
        {
          name: 'reeds',
          title: 'In the reeds',
          change: 'added',
          pieces: [{ change: 'added', text: 'The reeds close over the path behind you.' }],
        },
        {
          name: 'tower',
          title: 'The watchtower',
          change: 'removed',
          pieces: [{ change: 'removed', text: 'From here the river is a snake that sleeps.' }],
        },
      ],
    },
    {
      group: 'cast',
      parts: [
        {
          name: 'ferryman',
          title: 'The ferryman',
          change: 'changed',
          pieces: [
            { change: 'same', text: 'wants: ' },
            { change: 'removed', text: 'a song' },
            { change: 'added', text: 'his oar' },
          ],
        },
      ],
    },
  ],
}

interface Playing {
  onended: (() => void) | null
  onerror: (() => void) | null
  paused: boolean
}

interface Played {
  addresses: string[]
  current: Playing | null
  isBroken: boolean
}

/** The browser's own class, as far as it is used, over what is noted of it. */
const audioOver = (noted: Played) =>
  class {
    readonly src: string
    readonly sound: Playing = { onended: null, onerror: null, paused: true }
    constructor(src: string) {
      this.src = src
    }
    set onended(listener: Playing['onended']) {
      this.sound.onended = listener
    }
    set onerror(listener: Playing['onerror']) {
      this.sound.onerror = listener
    }
    play() {
      if (noted.isBroken) return Promise.reject(new Error('not allowed'))
      noted.current = Object.assign(this.sound, { paused: false })
      noted.addresses.push(this.src)
      return Promise.resolve()
    }
    pause() {
      this.sound.paused = true
    }
  }

/** Sound that plays nothing and waits to be told that it has ended. */
export function fakeAudio() {
  const noted: Played = { addresses: [], current: null, isBroken: false }

  return {
    /** To be set on the window. */
    globals: { Audio: audioOver(noted) },
    /** Every address that was played so far, once for each play. */
    played: () => noted.addresses,
    isPlaying: () => noted.current?.paused === false,
    /** What is played has ended. */
    end: () => noted.current?.onended?.(),
    /** What is played breaks off. */
    breakOff: () => noted.current?.onerror?.(),
    /** From now on nothing may be played. */
    refuse: () => {
      noted.isBroken = true
    },
  }
}

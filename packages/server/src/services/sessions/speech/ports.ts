/** A provider's voice. */
export interface Voice {
  /** Tells one voice from another: what it has read is kept under its name. */
  key: string
  /** Reads a text as MP3. It may fail in any way. */
  speak(text: string, signal: AbortSignal): Promise<Uint8Array>
}

/** The voice that is connected just now, if any. */
export type ConnectedVoice = () => Voice | null

export interface SpokenTextRepository {
  hasText(hash: string): Promise<boolean>
  findAudio(hash: string): Promise<Uint8Array | undefined>
  /** Keeps what was read; what was kept first goes once all is more than `most` bytes. */
  keepAudio(spoken: { hash: string; audio: Uint8Array; kept_at: Date; most: number }): Promise<void>
}

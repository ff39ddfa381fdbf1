export interface PreviewLinkRepository {
  /** Sets the code of a story. It replaces the one before. */
  set(link: { story_id: string; code: string; created_at: Date }): Promise<void>
  findCode(storyId: string): Promise<string | undefined>
  findStoryId(code: string): Promise<string | undefined>
  remove(storyId: string): Promise<void>
}

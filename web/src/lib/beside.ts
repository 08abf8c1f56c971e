/** Where to put a note about something: beside it, never over it, and inside the room there is. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 10

/**
 * The corner of a note of this size: to the right of its subject, to the left, below or above, wherever there is room
 * first. Where there is none anywhere, on the side with the most, and it covers of its subject what it must.
 */
export function beside(subject: Box, size: { width: number; height: number }, room: Box): { left: number; top: number } {
  const within = (at: number, length: number, from: number, extent: number) => Math.max(from, Math.min(at, from + extent - length))
  const across = within(subject.left + subject.width / 2 - size.width / 2, size.width, room.left, room.width)
  const along = within(subject.top + subject.height / 2 - size.height / 2, size.height, room.top, room.height)
  const right = subject.left + subject.width
  const bottom = subject.top + subject.height
  const sides = [
    { spare: room.left + room.width - right - GAP - size.width, at: { left: right + GAP, top: along } },
    { spare: subject.left - GAP - size.width - room.left, at: { left: subject.left - GAP - size.width, top: along } },
    { spare: room.top + room.height - bottom - GAP - size.height, at: { left: across, top: bottom + GAP } },
    { spare: subject.top - GAP - size.height - room.top, at: { left: across, top: subject.top - GAP - size.height } },
  ]
  const { at } = sides.find((side) => side.spare >= 0) ?? sides.reduce((best, side) => (side.spare > best.spare ? side : best))
  return { left: within(at.left, size.width, room.left, room.width), top: within(at.top, size.height, room.top, room.height) }
}

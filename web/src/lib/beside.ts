/** Where to put a note about something: beside it, never over it, and inside the room there is. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Place {
  left: number
  top: number
  /** It may be no higher than this: the rest scrolls. */
  height?: number
}

const GAP = 10
const LEAST = 96 // what a note that scrolls needs to be read at all

/**
 * The corner of a note of this size: to the right of its subject, to the left, below or above, in the first of the rooms
 * that has space on a side. Where none has, it is made lower and stands below or above; only if that left next to
 * nothing of it, it covers of its subject what it must.
 */
export function beside(subject: Box, size: { width: number; height: number }, ...rooms: [Box, ...Box[]]): Place {
  for (const room of rooms) {
    const fits = sides(subject, size, room).find((side) => side.spare >= 0)
    if (fits) return inside(fits.at, size, room)
  }
  const room = rooms.at(-1)!
  const bottom = subject.top + subject.height + GAP
  const above = subject.top - GAP - room.top
  const below = room.top + room.height - bottom
  const height = Math.max(above, below)
  if (height >= LEAST) return { ...inside({ left: across(subject, size), top: above > below ? room.top : bottom }, { ...size, height }, room), height }
  const most = sides(subject, size, room).reduce((best, side) => (side.spare > best.spare ? side : best))
  return inside(most.at, size, room)
}

const across = (subject: Box, size: { width: number }) => subject.left + subject.width / 2 - size.width / 2
const within = (at: number, length: number, from: number, extent: number) => Math.max(from, Math.min(at, from + extent - length))

function inside(at: { left: number; top: number }, size: { width: number; height: number }, room: Box): Place {
  return { left: within(at.left, size.width, room.left, room.width), top: within(at.top, size.height, room.top, room.height) }
}

/** Where it could stand, and how much space would be left there. */
function sides(subject: Box, size: { width: number; height: number }, room: Box) {
  const left = across(subject, size)
  const top = subject.top + subject.height / 2 - size.height / 2
  const right = subject.left + subject.width
  const bottom = subject.top + subject.height
  return [
    { spare: room.left + room.width - right - GAP - size.width, at: { left: right + GAP, top } },
    { spare: subject.left - GAP - size.width - room.left, at: { left: subject.left - GAP - size.width, top } },
    { spare: room.top + room.height - bottom - GAP - size.height, at: { left, top: bottom + GAP } },
    { spare: subject.top - GAP - size.height - room.top, at: { left, top: subject.top - GAP - size.height } },
  ]
}

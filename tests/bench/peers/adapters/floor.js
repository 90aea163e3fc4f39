/**
 * Renders as fast as the browser allows: rows that are changed in place, their sort keys in one Float64Array, one pass over all keys
 * a frame for the few rows in sight, a pool of rows in the DOM, and only words that changed written to it.
 */
import { COLUMNS, eventsOf, flatRows, idOf, rowMaker } from "./rows.js";

export async function mount(element, agents, room, segments) {
  const table = new Rows(rowMaker(segments));
  for (const row of flatRows(agents, segments)) table.put(row);
  const pool = Array.from({ length: room.rows }, () => newRow(element));
  const top = new Int32Array(room.rows);
  let isAsked = false;

  const paint = () => {
    isAsked = false;
    const count = table.first(top);
    pool.forEach((texts, place) => write(texts, place < count ? table.rows[top[place]] : null));
  };
  paint();
  return {
    ingest(text) {
      for (const event of eventsOf(text)) table.take(event);
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(paint);
    },
  };
}

class Rows {
  rows = [];
  count = 0;
  places = new Map();
  keys = new Float64Array(1024);

  constructor(makeRow) {
    this.makeRow = makeRow;
  }

  take(event) {
    const place = this.places.get(idOf(event));
    if (place !== undefined && event.type === "user-status-changed") return this.change(place, event);
    const row = this.makeRow(this.rows[place], event);
    if (row) this.put(row);
    else if (place !== undefined) this.drop(place);
  }

  change(place, { data, time }) {
    const row = this.rows[place];
    if (data.status !== row.status) {
      row.status = data.status;
      row.since = Date.parse(time);
      this.keys[place] = row.since;
    }
    row.reason = data.reason;
  }

  put(row) {
    let place = this.places.get(row.id);
    if (place === undefined) {
      place = this.count++;
      this.places.set(row.id, place);
      if (place === this.keys.length) {
        const keys = new Float64Array(place * 2);
        keys.set(this.keys);
        this.keys = keys;
      }
    }
    this.rows[place] = row;
    this.keys[place] = row.since;
  }

  /** The last row takes the place of one that goes. */
  drop(place) {
    this.places.delete(this.rows[place].id);
    const last = --this.count;
    if (place !== last) {
      this.rows[place] = this.rows[last];
      this.keys[place] = this.keys[last];
      this.places.set(this.rows[place].id, place);
    }
    this.rows.length = last;
  }

  /** Puts the places of the smallest keys into `top`, in order, and returns their number. */
  first(top) {
    const { keys, count } = this;
    let found = 0;
    let largest = Infinity;
    for (let place = 0; place < count; place++) {
      const key = keys[place];
      if (found === top.length && key >= largest) continue;
      let at = found < top.length ? found++ : found - 1;
      for (; at > 0 && keys[top[at - 1]] > key; at--) top[at] = top[at - 1];
      top[at] = place;
      largest = keys[top[found - 1]];
    }
    return found;
  }
}

function newRow(element) {
  const row = document.createElement("div");
  row.className = "row";
  const texts = COLUMNS.map(() => {
    const cell = document.createElement("span");
    const text = document.createTextNode("");
    cell.append(text);
    row.append(cell);
    return text;
  });
  element.append(row);
  return texts;
}

function write(texts, row) {
  COLUMNS.forEach((column, index) => {
    const word = row ? String(row[column]) : "";
    if (texts[index].data !== word) texts[index].data = word;
  });
}

/** A colour as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

/** How colours are seen in linear RGB: without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1), and without any colour. */
export const SIGHTS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const satisfies Record<string, Matrix>;
export type Sight = keyof typeof SIGHTS;

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const encoded = (light: number): number => {
  const part = Math.min(1, Math.max(0, light));
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
};
const times = (matrix: Matrix, [r, g, b]: Colour): Colour => {
  const [x, y, z] = matrix.map((row) => row[0] * r + row[1] * g + row[2] * b);
  return [x ?? 0, y ?? 0, z ?? 0];
};

/** A colour as it is seen. */
export function seenAs(sight: Sight, [r, g, b]: Colour): Colour {
  const [x, y, z] = times(SIGHTS[sight], [linear(r), linear(g), linear(b)]);
  return [encoded(x), encoded(y), encoded(z)];
}

const luminance = ([r, g, b]: Colour): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Contrast by WCAG, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How different two colours look: the distance in CIELAB (CIE 1976), of which 2.3 is just noticed. */
export function difference(one: Colour, other: Colour): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Colour = [0.95047, 1, 1.08883];

function lab([r, g, b]: Colour): Colour {
  const [x, y, z] = times(TO_XYZ, [linear(r), linear(g), linear(b)]);
  const curve = (part: number): number => (part > 216 / 24389 ? Math.cbrt(part) : (part * (24389 / 27) + 16) / 116);
  const [fx, fy, fz] = [curve(x / WHITE[0]), curve(y / WHITE[1]), curve(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

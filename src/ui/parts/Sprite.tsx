/** The shapes that cards and the brand refer to by id: drawn once in the page. */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="suit-s" viewBox="0 0 24 24">
        <path d="M12 1.6c-1.1 3.5-9.2 7.6-9.2 12.9 0 2.8 2.1 4.7 4.5 4.7 1.5 0 2.8-.7 3.6-1.9-.1 2-.8 3.6-2.2 5h6.6c-1.4-1.4-2.1-3-2.2-5 .8 1.2 2.1 1.9 3.6 1.9 2.4 0 4.5-1.9 4.5-4.7 0-5.3-8.1-9.4-9.2-12.9z" />
      </symbol>
      <symbol id="suit-h" viewBox="0 0 24 24">
        <path d="M12 22C5.6 16.9 1.8 13 1.8 8.6c0-3.3 2.5-5.8 5.5-5.8 1.9 0 3.7 1 4.7 2.9 1-1.9 2.8-2.9 4.7-2.9 3 0 5.5 2.5 5.5 5.8 0 4.4-3.8 8.3-10.2 13.4z" />
      </symbol>
      <symbol id="suit-d" viewBox="0 0 24 24">
        <path d="M12 1.2c2.2 4 4.9 7.6 8.2 10.8-3.3 3.2-6 6.8-8.2 10.8-2.2-4-4.9-7.6-8.2-10.8 3.3-3.2 6-6.8 8.2-10.8z" />
      </symbol>
      <symbol id="suit-c" viewBox="0 0 24 24">
        <path d="M12 1.6a4.8 4.8 0 0 1 4.2 7.2 4.8 4.8 0 1 1-3.1 8c.1 2.1.8 3.9 2.2 5.5H8.7c1.4-1.6 2.1-3.4 2.2-5.5a4.8 4.8 0 1 1-3.1-8A4.8 4.8 0 0 1 12 1.6z" />
      </symbol>
      <symbol id="mark" viewBox="0 0 32 32">
        <path d="M6.4 14.6a11 11 0 0 1 22 0z" />
        <path d="M3.6 17.4a11 11 0 0 0 22 0z" />
      </symbol>
    </svg>
  );
}

// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewWorkingHoursBody } from "../bodies/new-working-hours.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern2 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");
const pattern3 = new RegExp("^[0-9a-f]{24}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "required", "label");
errors++;
}
for(const key0 in data){
if(!((((((key0 === "label") || (key0 === "notificationEnabled")) || (key0 === "gracePeriod")) || (key0 === "days")) || (key0 === "agents")) || (key0 === "subscribers"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func0(data0) > 80){
vErrors = withError(vErrors, instancePath+"/label", "maxLength", 80);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/label", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/label", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/label", "type");
errors++;
}
}
if(data.notificationEnabled !== undefined){
if(typeof data.notificationEnabled !== "boolean"){
vErrors = withError(vErrors, instancePath+"/notificationEnabled", "type");
errors++;
}
}
if(data.gracePeriod !== undefined){
let data2 = data.gracePeriod;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, instancePath+"/gracePeriod", "type");
errors++;
}
if(typeof data2 == "number"){
if(data2 > 240 || isNaN(data2)){
vErrors = withError(vErrors, instancePath+"/gracePeriod", "maximum", 240);
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, instancePath+"/gracePeriod", "minimum", 0);
errors++;
}
}
}
if(data.days !== undefined){
let data3 = data.days;
if(Array.isArray(data3)){
if(data3.length > 70){
vErrors = withError(vErrors, instancePath+"/days", "maxItems", 70);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.day === undefined){
vErrors = withError(vErrors, instancePath+"/days/" + i0, "required", "day");
errors++;
}
if(data4.start === undefined){
vErrors = withError(vErrors, instancePath+"/days/" + i0, "required", "start");
errors++;
}
if(data4.end === undefined){
vErrors = withError(vErrors, instancePath+"/days/" + i0, "required", "end");
errors++;
}
for(const key1 in data4){
if(!(((key1 === "day") || (key1 === "start")) || (key1 === "end"))){
vErrors = withError(vErrors, instancePath+"/days/" + i0, "additionalProperties", key1);
errors++;
}
}
if(data4.day !== undefined){
let data5 = data4.day;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/day", "type");
errors++;
}
if(typeof data5 == "number"){
if(data5 > 7 || isNaN(data5)){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/day", "maximum", 7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/day", "minimum", 1);
errors++;
}
}
}
if(data4.start !== undefined){
let data6 = data4.start;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/start", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/start", "type");
errors++;
}
}
if(data4.end !== undefined){
let data7 = data4.end;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/end", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/end", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/days/" + i0, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/days", "type");
errors++;
}
}
if(data.agents !== undefined){
let data8 = data.agents;
if(Array.isArray(data8)){
if(data8.length > 50){
vErrors = withError(vErrors, instancePath+"/agents", "maxItems", 50);
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
vErrors = withError(vErrors, instancePath+"/agents/" + i1, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/agents/" + i1, "type");
errors++;
}
}
if(new Set(data8).size < data8.length){
vErrors = withError(vErrors, instancePath+"/agents", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/agents", "type");
errors++;
}
}
if(data.subscribers !== undefined){
let data10 = data.subscribers;
if(Array.isArray(data10)){
if(data10.length > 50){
vErrors = withError(vErrors, instancePath+"/subscribers", "maxItems", 50);
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
vErrors = withError(vErrors, instancePath+"/subscribers/" + i2, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/subscribers/" + i2, "type");
errors++;
}
}
if(new Set(data10).size < data10.length){
vErrors = withError(vErrors, instancePath+"/subscribers", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/subscribers", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewWorkingHours as JSON Schema, and the check of it. */
export const NewWorkingHoursCheck: CheckedBody = {
  schema: NewWorkingHoursBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};

// Generated from streams/import/csv-map.schema.json by `npm run generate`. Do not edit.

// @ts-nocheck
"use strict";
export const validate = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"csv-map.schema.json","title":"Mapping of the columns of a CSV log to events","type":"object","additionalProperties":false,"oneOf":[{"required":["status"]},{"required":["moments"]}],"properties":{"$schema":{"type":"string"},"delimiter":{"type":"string","minLength":1,"maxLength":1,"description":"Separates the cells. Default: a comma."},"quote":{"type":["string","null"],"minLength":1,"maxLength":1,"description":"Encloses cells with a delimiter or a line break. Default: a double quote; null for a log without quotes."},"encoding":{"type":"string","minLength":1,"maxLength":64,"description":"WHATWG name of the text encoding, such as windows-1252 or shift_jis. Default: utf-8. A byte order mark takes precedence."},"empty":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64},"description":"Texts that represent an empty cell, such as ?, NULL, N/A or -."},"header":{"type":"boolean","description":"True if the first line names the columns. Default: true. Without a header, columns are given by position."},"time":{"$ref":"#/$defs/timeFormat","description":"Format of times. Default: iso."},"case":{"$ref":"#/$defs/column","description":"Column that identifies a case. Without it, each row is a case."},"queue":{"$ref":"#/$defs/value","description":"Segment whose queue the customer waits in."},"agent":{"$ref":"#/$defs/value"},"customer":{"$ref":"#/$defs/value"},"priority":{"$ref":"#/$defs/value","description":"0 to 9; higher numbers are served first."},"channel":{"$ref":"#/$defs/value","description":"audio or video. Default: audio."},"origin":{"$ref":"#/$defs/value","description":"widget, link, poc, ivr or calendar. Default: ivr."},"status":{"type":"object","description":"Meaning of each status, if a row is a change of status.","additionalProperties":false,"required":["column","time","events"],"properties":{"column":{"$ref":"#/$defs/column"},"time":{"$ref":"#/$defs/time"},"events":{"type":"object","minProperties":1,"additionalProperties":{"$ref":"#/$defs/events"}},"otherwise":{"$ref":"#/$defs/events","description":"Events of all other statuses. Without it, rows with another status are left out."}}},"moments":{"type":"array","description":"Moments of a case in their order, if a row is a whole case. Moments with an empty cell are ignored.","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["events"],"oneOf":[{"required":["time"]},{"required":["seconds"]}],"properties":{"time":{"$ref":"#/$defs/time"},"seconds":{"$ref":"#/$defs/duration","description":"Duration since the previous moment, instead of a time."},"when":{"$ref":"#/$defs/condition"},"unless":{"$ref":"#/$defs/condition"},"events":{"$ref":"#/$defs/events"}}}}},"$defs":{"column":{"type":["string","integer"],"minLength":1,"minimum":1,"maximum":10000,"description":"Name of a column, or its position, starting at 1."},"timeFormat":{"type":"string","minLength":1,"maxLength":64,"description":"iso, unix, unix-ms, or a pattern of yyyy yy MMM MM M dd d HH H hh h mm m ss s SSS a XXX and the text between them."},"time":{"description":"A column; several columns, such as day and time, whose cells are joined with a space; or columns with their own time format.","if":{"type":"object"},"then":{"additionalProperties":false,"required":["column"],"properties":{"column":{"$ref":"#/$defs/timeColumn"},"format":{"$ref":"#/$defs/timeFormat"}}},"else":{"$ref":"#/$defs/timeColumn"}},"timeColumn":{"if":{"type":"array"},"then":{"minItems":1,"maxItems":5,"items":{"$ref":"#/$defs/column"}},"else":{"$ref":"#/$defs/column"}},"duration":{"description":"A column with seconds or clocks such as 0:02:23 or 02:23; or a column with minutes, or clocks of hours and minutes.","if":{"type":"object"},"then":{"additionalProperties":false,"required":["column","unit"],"properties":{"column":{"$ref":"#/$defs/column"},"unit":{"enum":["seconds","minutes"]}}},"else":{"$ref":"#/$defs/column"}},"value":{"description":"A column, a column with a translation of its values, or a constant.","if":{"type":"object"},"then":{"additionalProperties":false,"oneOf":[{"required":["column"]},{"required":["always"]}],"dependentRequired":{"column":["values"],"values":["column"],"otherwise":["values"]},"properties":{"column":{"$ref":"#/$defs/column"},"values":{"type":"object","additionalProperties":{"type":["string","number"]}},"otherwise":{"type":["string","number"],"description":"Result for all other values. Without it, rows with another value are left out."},"always":{"type":["string","number"]}}},"else":{"$ref":"#/$defs/column"}},"condition":{"type":"object","description":"Allowed values of columns. All of the columns must match.","minProperties":1,"additionalProperties":{"type":"array","minItems":1,"items":{"type":"string"}}},"events":{"type":"array","maxItems":10,"items":{"$ref":"#/$defs/event"}},"event":{"if":{"type":"object"},"then":{"required":["event"],"discriminator":{"propertyName":"event"},"oneOf":[{"additionalProperties":false,"required":["reason"],"properties":{"event":{"const":"queue-dismissed"},"reason":{"enum":["dismissed","timeout"]}}},{"additionalProperties":false,"properties":{"event":{"const":"queue-abandoned"},"reason":{"type":"string","minLength":1,"maxLength":256}}},{"additionalProperties":false,"properties":{"event":{"const":"call-ended"},"by":{"enum":["customer","user","network","platform"]}}},{"additionalProperties":false,"properties":{"event":{"const":"contact-ended"},"outcome":{"enum":["answered","dismissed","assigned","timeout","abandoned","transferred","discarded"]}}}]},"else":{"enum":["contact-created","queue-created","queue-assigned","queue-abandoned","call-created","call-transferred","call-ended","contact-ended"]}}}};
const schema32 = {"type":"string","minLength":1,"maxLength":64,"description":"iso, unix, unix-ms, or a pattern of yyyy yy MMM MM M dd d HH H hh h mm m ss s SSS a XXX and the text between them."};
const schema33 = {"type":["string","integer"],"minLength":1,"minimum":1,"maximum":10000,"description":"Name of a column, or its position, starting at 1."};
const schema48 = {"type":"object","description":"Allowed values of columns. All of the columns must match.","minProperties":1,"additionalProperties":{"type":"array","minItems":1,"items":{"type":"string"}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = (text) => [...text].length;
const schema34 = {"description":"A column, a column with a translation of its values, or a constant.","if":{"type":"object"},"then":{"additionalProperties":false,"oneOf":[{"required":["column"]},{"required":["always"]}],"dependentRequired":{"column":["values"],"values":["column"],"otherwise":["values"]},"properties":{"column":{"$ref":"#/$defs/column"},"values":{"type":"object","additionalProperties":{"type":["string","number"]}},"otherwise":{"type":["string","number"],"description":"Result for all other values. Without it, rows with another value are left out."},"always":{"type":["string","number"]}}},"else":{"$ref":"#/$defs/column"}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.column === undefined){
const err1 = {instancePath,schemaPath:"#/then/oneOf/0/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema34.then.oneOf[0].required,parentSchema:schema34.then.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
if(_valid1){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.always === undefined){
const err2 = {instancePath,schemaPath:"#/then/oneOf/1/required",keyword:"required",params:{missingProperty: "always"},message:"must have required property '"+"always"+"'",schema:schema34.then.oneOf[1].required,parentSchema:schema34.then.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
if(_valid1 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/then/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema34.then.oneOf,parentSchema:schema34.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "column") || (key0 === "values")) || (key0 === "otherwise")) || (key0 === "always"))){
const err4 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34.then,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.column !== undefined){
let data0 = data.column;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err5 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer",schema:schema33.type,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err8 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.values !== undefined){
let data1 = data.values;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
const err9 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/then/properties/values/additionalProperties/type",keyword:"type",params:{type: schema34.then.properties.values.additionalProperties.type},message:"must be string,number",schema:schema34.then.properties.values.additionalProperties.type,parentSchema:schema34.then.properties.values.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/then/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.then.properties.values.type,parentSchema:schema34.then.properties.values,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.otherwise !== undefined){
let data3 = data.otherwise;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
const err11 = {instancePath:instancePath+"/otherwise",schemaPath:"#/then/properties/otherwise/type",keyword:"type",params:{type: schema34.then.properties.otherwise.type},message:"must be string,number",schema:schema34.then.properties.otherwise.type,parentSchema:schema34.then.properties.otherwise,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.always !== undefined){
let data4 = data.always;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
const err12 = {instancePath:instancePath+"/always",schemaPath:"#/then/properties/always/type",keyword:"type",params:{type: schema34.then.properties.always.type},message:"must be string,number",schema:schema34.then.properties.always.type,parentSchema:schema34.then.properties.always,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.column !== undefined){
if(data.values === undefined){
const err13 = {instancePath,schemaPath:"#/then/dependentRequired",keyword:"dependentRequired",params:{property: "column",
    missingProperty: "values",
    depsCount: 1,
    deps: "values"},message:"must have property values when property column is present",schema:schema34.then.dependentRequired,parentSchema:schema34.then,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.values !== undefined){
if(data.column === undefined){
const err14 = {instancePath,schemaPath:"#/then/dependentRequired",keyword:"dependentRequired",params:{property: "values",
    missingProperty: "column",
    depsCount: 1,
    deps: "column"},message:"must have property column when property values is present",schema:schema34.then.dependentRequired,parentSchema:schema34.then,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.otherwise !== undefined){
if(data.values === undefined){
const err15 = {instancePath,schemaPath:"#/then/dependentRequired",keyword:"dependentRequired",params:{property: "otherwise",
    missingProperty: "values",
    depsCount: 1,
    deps: "values"},message:"must have property values when property otherwise is present",schema:schema34.then.dependentRequired,parentSchema:schema34.then,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs20 = errors;
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err16 = {instancePath,schemaPath:"#/$defs/column/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 10000 || isNaN(data)){
const err17 = {instancePath,schemaPath:"#/$defs/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err18 = {instancePath,schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data === "string"){
if(func2(data) < 1){
const err19 = {instancePath,schemaPath:"#/$defs/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err20 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema34.if,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate21.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema38 = {"description":"A column; several columns, such as day and time, whose cells are joined with a space; or columns with their own time format.","if":{"type":"object"},"then":{"additionalProperties":false,"required":["column"],"properties":{"column":{"$ref":"#/$defs/timeColumn"},"format":{"$ref":"#/$defs/timeFormat"}}},"else":{"$ref":"#/$defs/timeColumn"}};
const schema39 = {"if":{"type":"array"},"then":{"minItems":1,"maxItems":5,"items":{"$ref":"#/$defs/column"}},"else":{"$ref":"#/$defs/column"}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(Array.isArray(data)){
if(data.length > 5){
const err1 = {instancePath,schemaPath:"#/then/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema39.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.length < 1){
const err2 = {instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/column/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer",schema:schema33.type,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs7 = errors;
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err7 = {instancePath,schemaPath:"#/$defs/column/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 10000 || isNaN(data)){
const err8 = {instancePath,schemaPath:"#/$defs/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err9 = {instancePath,schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data === "string"){
if(func2(data) < 1){
const err10 = {instancePath,schemaPath:"#/$defs/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema39.if,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate29.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.column === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema38.then.required,parentSchema:schema38.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "column") || (key0 === "format"))){
const err2 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.column !== undefined){
if(!(validate29(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/timeFormat/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/timeFormat/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/timeFormat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
else {
var items1 = validate29.evaluated.items;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema38.if,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate28.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items1;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":true};

const schema43 = {"type":"array","maxItems":10,"items":{"$ref":"#/$defs/event"}};
const schema44 = {"if":{"type":"object"},"then":{"required":["event"],"discriminator":{"propertyName":"event"},"oneOf":[{"additionalProperties":false,"required":["reason"],"properties":{"event":{"const":"queue-dismissed"},"reason":{"enum":["dismissed","timeout"]}}},{"additionalProperties":false,"properties":{"event":{"const":"queue-abandoned"},"reason":{"type":"string","minLength":1,"maxLength":256}}},{"additionalProperties":false,"properties":{"event":{"const":"call-ended"},"by":{"enum":["customer","user","network","platform"]}}},{"additionalProperties":false,"properties":{"event":{"const":"contact-ended"},"outcome":{"enum":["answered","dismissed","assigned","timeout","abandoned","transferred","discarded"]}}}]},"else":{"enum":["contact-created","queue-created","queue-assigned","queue-abandoned","call-created","call-transferred","call-ended","contact-ended"]}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 10){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs3 = errors;
let valid3 = true;
const _errs4 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.event === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/then/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'",schema:schema44.then.required,parentSchema:schema44.then,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const tag0 = data0.event;
if(typeof tag0 == "string"){
if(tag0 === "queue-dismissed"){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/then/oneOf/0/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema44.then.oneOf[0].required,parentSchema:schema44.then.oneOf[0],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "event") || (key0 === "reason"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/then/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44.then.oneOf[0],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.event !== undefined){
let data1 = data0.event;
if("queue-dismissed" !== data1){
const err5 = {instancePath:instancePath+"/" + i0+"/event",schemaPath:"#/$defs/event/then/oneOf/0/properties/event/const",keyword:"const",params:{allowedValue: "queue-dismissed"},message:"must be equal to constant",schema:"queue-dismissed",parentSchema:schema44.then.oneOf[0].properties.event,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.reason !== undefined){
let data2 = data0.reason;
if(!((data2 === "dismissed") || (data2 === "timeout"))){
const err6 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/$defs/event/then/oneOf/0/properties/reason/enum",keyword:"enum",params:{allowedValues: schema44.then.oneOf[0].properties.reason.enum},message:"must be equal to one of the allowed values",schema:schema44.then.oneOf[0].properties.reason.enum,parentSchema:schema44.then.oneOf[0].properties.reason,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var props0 = true;
}
else if(tag0 === "queue-abandoned"){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((key1 === "event") || (key1 === "reason"))){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/then/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema44.then.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.event !== undefined){
let data3 = data0.event;
if("queue-abandoned" !== data3){
const err8 = {instancePath:instancePath+"/" + i0+"/event",schemaPath:"#/$defs/event/then/oneOf/1/properties/event/const",keyword:"const",params:{allowedValue: "queue-abandoned"},message:"must be equal to constant",schema:"queue-abandoned",parentSchema:schema44.then.oneOf[1].properties.event,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.reason !== undefined){
let data4 = data0.reason;
if(typeof data4 === "string"){
if(func2(data4) > 256){
const err9 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/$defs/event/then/oneOf/1/properties/reason/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema44.then.oneOf[1].properties.reason,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data4) < 1){
const err10 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/$defs/event/then/oneOf/1/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.then.oneOf[1].properties.reason,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/$defs/event/then/oneOf/1/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.then.oneOf[1].properties.reason.type,parentSchema:schema44.then.oneOf[1].properties.reason,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "call-ended"){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key2 in data0){
if(!((key2 === "event") || (key2 === "by"))){
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/then/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema44.then.oneOf[2],data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.event !== undefined){
let data5 = data0.event;
if("call-ended" !== data5){
const err13 = {instancePath:instancePath+"/" + i0+"/event",schemaPath:"#/$defs/event/then/oneOf/2/properties/event/const",keyword:"const",params:{allowedValue: "call-ended"},message:"must be equal to constant",schema:"call-ended",parentSchema:schema44.then.oneOf[2].properties.event,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.by !== undefined){
let data6 = data0.by;
if(!((((data6 === "customer") || (data6 === "user")) || (data6 === "network")) || (data6 === "platform"))){
const err14 = {instancePath:instancePath+"/" + i0+"/by",schemaPath:"#/$defs/event/then/oneOf/2/properties/by/enum",keyword:"enum",params:{allowedValues: schema44.then.oneOf[2].properties.by.enum},message:"must be equal to one of the allowed values",schema:schema44.then.oneOf[2].properties.by.enum,parentSchema:schema44.then.oneOf[2].properties.by,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "contact-ended"){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key3 in data0){
if(!((key3 === "event") || (key3 === "outcome"))){
const err15 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/then/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema44.then.oneOf[3],data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.event !== undefined){
let data7 = data0.event;
if("contact-ended" !== data7){
const err16 = {instancePath:instancePath+"/" + i0+"/event",schemaPath:"#/$defs/event/then/oneOf/3/properties/event/const",keyword:"const",params:{allowedValue: "contact-ended"},message:"must be equal to constant",schema:"contact-ended",parentSchema:schema44.then.oneOf[3].properties.event,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.outcome !== undefined){
let data8 = data0.outcome;
if(!(((((((data8 === "answered") || (data8 === "dismissed")) || (data8 === "assigned")) || (data8 === "timeout")) || (data8 === "abandoned")) || (data8 === "transferred")) || (data8 === "discarded"))){
const err17 = {instancePath:instancePath+"/" + i0+"/outcome",schemaPath:"#/$defs/event/then/oneOf/3/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema44.then.oneOf[3].properties.outcome.enum},message:"must be equal to one of the allowed values",schema:schema44.then.oneOf[3].properties.outcome.enum,parentSchema:schema44.then.oneOf[3].properties.outcome,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(props0 !== true){
props0 = true;
}
}
else {
const err18 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/then/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "event", tagValue: tag0},message:"value of tag \"event\" must be in oneOf",schema:schema44.then.discriminator,parentSchema:schema44.then,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/then/discriminator",keyword:"discriminator",params:{error: "tag", tag: "event", tagValue: tag0},message:"tag \"event\" must be string",schema:schema44.then.discriminator,parentSchema:schema44.then,data:data0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs25 = errors;
if(!((((((((data0 === "contact-created") || (data0 === "queue-created")) || (data0 === "queue-assigned")) || (data0 === "queue-abandoned")) || (data0 === "call-created")) || (data0 === "call-transferred")) || (data0 === "call-ended")) || (data0 === "contact-ended"))){
const err20 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/else/enum",keyword:"enum",params:{allowedValues: schema44.else.enum},message:"must be equal to one of the allowed values",schema:schema44.else.enum,parentSchema:schema44.else,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err21 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/event/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema44.if,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"description":"A column with seconds or clocks such as 0:02:23 or 02:23; or a column with minutes, or clocks of hours and minutes.","if":{"type":"object"},"then":{"additionalProperties":false,"required":["column","unit"],"properties":{"column":{"$ref":"#/$defs/column"},"unit":{"enum":["seconds","minutes"]}}},"else":{"$ref":"#/$defs/column"}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.column === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema45.then.required,parentSchema:schema45.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.unit === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'",schema:schema45.then.required,parentSchema:schema45.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "column") || (key0 === "unit"))){
const err3 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema45.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.column !== undefined){
let data0 = data.column;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err4 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer",schema:schema33.type,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func2(data0) < 1){
const err7 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.unit !== undefined){
let data1 = data.unit;
if(!((data1 === "seconds") || (data1 === "minutes"))){
const err8 = {instancePath:instancePath+"/unit",schemaPath:"#/then/properties/unit/enum",keyword:"enum",params:{allowedValues: schema45.then.properties.unit.enum},message:"must be equal to one of the allowed values",schema:schema45.then.properties.unit.enum,parentSchema:schema45.then.properties.unit,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs9 = errors;
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
const err9 = {instancePath,schemaPath:"#/$defs/column/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 10000 || isNaN(data)){
const err10 = {instancePath,schemaPath:"#/$defs/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err11 = {instancePath,schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(typeof data === "string"){
if(func2(data) < 1){
const err12 = {instancePath,schemaPath:"#/$defs/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema45.if,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate37.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="csv-map.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema31.oneOf[0].required,parentSchema:schema31.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.moments === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "moments"},message:"must have required property '"+"moments"+"'",schema:schema31.oneOf[1].required,parentSchema:schema31.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema31.oneOf,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.delimiter !== undefined){
let data1 = data.delimiter;
if(typeof data1 === "string"){
if(func2(data1) > 1){
const err5 = {instancePath:instancePath+"/delimiter",schemaPath:"#/properties/delimiter/maxLength",keyword:"maxLength",params:{limit: 1},message:"must NOT have more than 1 characters",schema:1,parentSchema:schema31.properties.delimiter,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/delimiter",schemaPath:"#/properties/delimiter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.delimiter,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.delimiter.type,parentSchema:schema31.properties.delimiter,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.quote !== undefined){
let data2 = data.quote;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type: schema31.properties.quote.type},message:"must be string,null",schema:schema31.properties.quote.type,parentSchema:schema31.properties.quote,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 1){
const err9 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/maxLength",keyword:"maxLength",params:{limit: 1},message:"must NOT have more than 1 characters",schema:1,parentSchema:schema31.properties.quote,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.quote,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.encoding !== undefined){
let data3 = data.encoding;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err11 = {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema31.properties.encoding,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data3) < 1){
const err12 = {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.encoding,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.encoding.type,parentSchema:schema31.properties.encoding,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.empty !== undefined){
let data4 = data.empty;
if(Array.isArray(data4)){
if(data4.length > 50){
const err14 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema31.properties.empty,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func2(data5) > 64){
const err15 = {instancePath:instancePath+"/empty/" + i0,schemaPath:"#/properties/empty/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema31.properties.empty.items,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data5) < 1){
const err16 = {instancePath:instancePath+"/empty/" + i0,schemaPath:"#/properties/empty/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.empty.items,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/empty/" + i0,schemaPath:"#/properties/empty/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.empty.items.type,parentSchema:schema31.properties.empty.items,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.empty.type,parentSchema:schema31.properties.empty,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(typeof data6 !== "boolean"){
const err19 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.header.type,parentSchema:schema31.properties.header,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.time !== undefined){
let data7 = data.time;
if(typeof data7 === "string"){
if(func2(data7) > 64){
const err20 = {instancePath:instancePath+"/time",schemaPath:"#/$defs/timeFormat/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data7) < 1){
const err21 = {instancePath:instancePath+"/time",schemaPath:"#/$defs/timeFormat/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/time",schemaPath:"#/$defs/timeFormat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.case !== undefined){
let data8 = data.case;
if((typeof data8 !== "string") && (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))))){
const err23 = {instancePath:instancePath+"/case",schemaPath:"#/$defs/column/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer",schema:schema33.type,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/case",schemaPath:"#/$defs/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/case",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err26 = {instancePath:instancePath+"/case",schemaPath:"#/$defs/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.queue !== undefined){
if(!(validate21(data.queue, {instancePath:instancePath+"/queue",parentData:data,parentDataProperty:"queue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!(validate21(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.customer !== undefined){
if(!(validate21(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.priority !== undefined){
if(!(validate21(data.priority, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
if(!(validate21(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.origin !== undefined){
if(!(validate21(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data15 = data.status;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.column === undefined){
const err27 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema31.properties.status.required,parentSchema:schema31.properties.status,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data15.time === undefined){
const err28 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'",schema:schema31.properties.status.required,parentSchema:schema31.properties.status,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data15.events === undefined){
const err29 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema31.properties.status.required,parentSchema:schema31.properties.status,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data15){
if(!((((key1 === "column") || (key1 === "time")) || (key1 === "events")) || (key1 === "otherwise"))){
const err30 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.status,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15.column !== undefined){
let data16 = data15.column;
if((typeof data16 !== "string") && (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16))))){
const err31 = {instancePath:instancePath+"/status/column",schemaPath:"#/$defs/column/type",keyword:"type",params:{type: schema33.type},message:"must be string,integer",schema:schema33.type,parentSchema:schema33,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 10000 || isNaN(data16)){
const err32 = {instancePath:instancePath+"/status/column",schemaPath:"#/$defs/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema33,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err33 = {instancePath:instancePath+"/status/column",schemaPath:"#/$defs/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(typeof data16 === "string"){
if(func2(data16) < 1){
const err34 = {instancePath:instancePath+"/status/column",schemaPath:"#/$defs/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data15.time !== undefined){
if(!(validate28(data15.time, {instancePath:instancePath+"/status/time",parentData:data15,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data15.events !== undefined){
let data18 = data15.events;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
const err35 = {instancePath:instancePath+"/status/events",schemaPath:"#/properties/status/properties/events/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema31.properties.status.properties.events,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data18){
if(!(validate33(data18[key2], {instancePath:instancePath+"/status/events/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/status/events",schemaPath:"#/properties/status/properties/events/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.status.properties.events.type,parentSchema:schema31.properties.status.properties.events,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data15.otherwise !== undefined){
if(!(validate33(data15.otherwise, {instancePath:instancePath+"/status/otherwise",parentData:data15,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.status.type,parentSchema:schema31.properties.status,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.moments !== undefined){
let data21 = data.moments;
if(Array.isArray(data21)){
if(data21.length > 50){
const err38 = {instancePath:instancePath+"/moments",schemaPath:"#/properties/moments/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema31.properties.moments,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data21.length < 1){
const err39 = {instancePath:instancePath+"/moments",schemaPath:"#/properties/moments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.moments,data:data21};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
const _errs47 = errors;
let valid11 = false;
let passing1 = null;
const _errs48 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.time === undefined){
const err40 = {instancePath:instancePath+"/moments/" + i1,schemaPath:"#/properties/moments/items/oneOf/0/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'",schema:schema31.properties.moments.items.oneOf[0].required,parentSchema:schema31.properties.moments.items.oneOf[0],data:data22};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var _valid1 = _errs48 === errors;
if(_valid1){
valid11 = true;
passing1 = 0;
}
const _errs49 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.seconds === undefined){
const err41 = {instancePath:instancePath+"/moments/" + i1,schemaPath:"#/properties/moments/items/oneOf/1/required",keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'",schema:schema31.properties.moments.items.oneOf[1].required,parentSchema:schema31.properties.moments.items.oneOf[1],data:data22};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid1 = _errs49 === errors;
if(_valid1 && valid11){
valid11 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid11 = true;
passing1 = 1;
}
}
if(!valid11){
const err42 = {instancePath:instancePath+"/moments/" + i1,schemaPath:"#/properties/moments/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema31.properties.moments.items.oneOf,parentSchema:schema31.properties.moments.items,data:data22};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.events === undefined){
const err43 = {instancePath:instancePath+"/moments/" + i1,schemaPath:"#/properties/moments/items/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema31.properties.moments.items.required,parentSchema:schema31.properties.moments.items,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key3 in data22){
if(!(((((key3 === "time") || (key3 === "seconds")) || (key3 === "when")) || (key3 === "unless")) || (key3 === "events"))){
const err44 = {instancePath:instancePath+"/moments/" + i1,schemaPath:"#/properties/moments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.moments.items,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data22.time !== undefined){
if(!(validate28(data22.time, {instancePath:instancePath+"/moments/" + i1+"/time",parentData:data22,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data22.seconds !== undefined){
if(!(validate37(data22.seconds, {instancePath:instancePath+"/moments/" + i1+"/seconds",parentData:data22,parentDataProperty:"seconds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data22.when !== undefined){
let data25 = data22.when;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(Object.keys(data25).length < 1){
const err45 = {instancePath:instancePath+"/moments/" + i1+"/when",schemaPath:"#/$defs/condition/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema48,data:data25};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key4 in data25){
let data26 = data25[key4];
if(Array.isArray(data26)){
if(data26.length < 1){
const err46 = {instancePath:instancePath+"/moments/" + i1+"/when/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema48.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(typeof data27 !== "string"){
const err47 = {instancePath:instancePath+"/moments/" + i1+"/when/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/$defs/condition/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.additionalProperties.items.type,parentSchema:schema48.additionalProperties.items,data:data27};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/moments/" + i1+"/when/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.additionalProperties.type,parentSchema:schema48.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/moments/" + i1+"/when",schemaPath:"#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data:data25};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data22.unless !== undefined){
let data28 = data22.unless;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(Object.keys(data28).length < 1){
const err50 = {instancePath:instancePath+"/moments/" + i1+"/unless",schemaPath:"#/$defs/condition/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema48,data:data28};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key5 in data28){
let data29 = data28[key5];
if(Array.isArray(data29)){
if(data29.length < 1){
const err51 = {instancePath:instancePath+"/moments/" + i1+"/unless/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema48.additionalProperties,data:data29};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
let data30 = data29[i3];
if(typeof data30 !== "string"){
const err52 = {instancePath:instancePath+"/moments/" + i1+"/unless/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/$defs/condition/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.additionalProperties.items.type,parentSchema:schema48.additionalProperties.items,data:data30};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/moments/" + i1+"/unless/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.additionalProperties.type,parentSchema:schema48.additionalProperties,data:data29};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/moments/" + i1+"/unless",schemaPath:"#/$defs/condition/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data:data28};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data22.events !== undefined){
if(!(validate33(data22.events, {instancePath:instancePath+"/moments/" + i1+"/events",parentData:data22,parentDataProperty:"events",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err55 = {instancePath:instancePath+"/moments/" + i1,schemaPath:"#/properties/moments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.moments.items.type,parentSchema:schema31.properties.moments.items,data:data22};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/moments",schemaPath:"#/properties/moments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.moments.type,parentSchema:schema31.properties.moments,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
